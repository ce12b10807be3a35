import type { Schemas } from '@sounding/api-client';
import { InlineMessage } from '@sounding/ui';

const words: Readonly<Record<Schemas['PersonalDataHint'], string>> = {
  EMAIL: 'an email address',
  TELEPHONE: 'a telephone number',
  POSTCODE: 'a postcode',
  NHS_NUMBER: 'an NHS number',
};

const list = new Intl.ListFormat('en-GB');

interface PersonalDataNoteProps {
  hints: readonly Schemas['PersonalDataHint'][];
}

/** Says which personal data a comment seems to contain; the reviewer decides. */
export function PersonalDataNote({ hints }: PersonalDataNoteProps) {
  if (hints.length === 0) return null;
  return (
    <InlineMessage tone="attention" title="Look twice before you approve this">
      The comment seems to hold {list.format(hints.map((hint) => words[hint]))}.
    </InlineMessage>
  );
}
