import { isBlank, isRichTextBlank } from '@sounding/domain/text';
import { InlineMessage } from '@sounding/ui';
import type { EditableProject } from '../../features/projectInHand/projectInHand';

const list = new Intl.ListFormat('en-GB');
const questionsPart = 'the questions';

/** Names the unwritten parts of an unfinished project, whose preview could otherwise be an empty page. */
export function UnwrittenParts({ form }: { form: EditableProject }) {
  const parts = unwrittenParts(form);
  const areSeveral = parts.length > 1 || parts.includes(questionsPart);
  return (
    parts.length > 0 && (
      <InlineMessage tone="info">
        Not written yet: {list.format(parts)}. Participants will see {areSeveral ? 'them' : 'it'}{' '}
        here.
      </InlineMessage>
    )
  );
}

function unwrittenParts({ subtitle, contents, questions }: EditableProject): string[] {
  const isDescribed = contents.some(
    ({ type, value }) => type === 'PARAGRAPH' && !isRichTextBlank(value),
  );
  const isAsking = questions.some(({ text }) => !isRichTextBlank(text));
  return [
    ...(isBlank(subtitle) ? ['the subtitle'] : []),
    ...(isDescribed ? [] : ['the description']),
    ...(isAsking ? [] : [questionsPart]),
  ];
}
