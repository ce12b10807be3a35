import { productFacts } from '@sounding/domain/product';
import { Disclosure, Link, Stack } from '@sounding/ui';
import { brand } from '../../brand';
import { TextList } from '../../features/page/TextList';

/** The whole of what is agreed to, on the page itself: other pages open only afterwards (OPEN-17). */
export function AgreementTexts() {
  return (
    <Stack>
      <Disclosure title="Terms and conditions">
        <Stack>
          <p>These terms are effective from {productFacts.termsEffective}.</p>
          <TextList
            kind="points"
            items={[
              `You must be ${productFacts.minimumUserAge} or older to use ${brand.productName}.`,
              `Use is free until ${productFacts.freeUntil}. After that, researchers will pay for it.`,
              `When you stop using ${brand.productName}, you must export your own data.`,
              `${brand.productName} is for feedback on research. It is not for collecting data about participants, and not for recruiting them.`,
              'These terms are governed by UK law, as it applies in England.',
            ]}
          />
        </Stack>
      </Disclosure>
      <Disclosure title="Privacy policy">
        <Stack>
          <p>
            {brand.university} runs {brand.productName} and keeps what it needs for that: your name,
            your email address, your role, when you signed in, and the projects, documents, updates
            and questions that you write.
          </p>
          <p>
            What participants answer is shown to the researcher whose project it is. Small numbers
            are hidden, so that nobody can be recognised in a chart.
          </p>
          <p>
            Data about how you use this site is collected only if you agree below, and never with
            your name or email address.
          </p>
          {brand.universityPrivacyNotice !== '' && (
            <p>
              <Link href={brand.universityPrivacyNotice} isExternal>
                The university's general privacy notice
              </Link>
            </p>
          )}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
