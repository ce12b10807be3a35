import { Disclosure, Stack } from '@sounding/ui';
import privacyPolicy from '../../content/privacyPolicy.md';
import terms from '../../content/terms.md';
import type { PageText } from '../../content/text';
import { withFacts } from '../../features/page/facts';
import { Prose } from '../../features/page/Prose';
import { withoutClosedPages } from './withoutClosedPages';

/** The full texts to agree to, on the page itself: other pages open only afterwards (OPEN-17). */
export function AgreementTexts() {
  return (
    <Stack>
      <AgreementText text={terms} />
      <AgreementText text={privacyPolicy} />
    </Stack>
  );
}

/** The same text as on its own page. */
function AgreementText({ text: { title, lead, blocks } }: { text: PageText }) {
  return (
    <Disclosure title={withFacts(title)}>
      <Stack>
        {lead !== '' && <p>{withFacts(lead)}</p>}
        <Prose blocks={withoutClosedPages(blocks)} topLevel={3} />
      </Stack>
    </Disclosure>
  );
}
