import {
  addPair,
  canAddPair,
  canPutBack,
  emptyPair,
  isMedia,
  putBack,
} from '@sounding/domain/project';
import { isBlank, plainText } from '@sounding/domain/text';
import { Button, Card, InlineMessage, Stack, type ImageOutcome } from '@sounding/ui';
import { memo, useState } from 'react';
import { newItemKey } from '../../../features/projectInHand/keys';
import type {
  EditableContent,
  EditableProject,
} from '../../../features/projectInHand/projectInHand';
import { useProjectStore } from '../../../features/projectInHand/projectStoreOf';
import { asStored } from '../../../features/projectInHand/asStored';
import { PutBackNote } from '../../../keptWork/PutBackNote';
import { focusWithin } from '../focusWithin';
import { fieldId, type SectionProps } from '../sectionProps';
import { useIsDrawn } from '../useIsDrawn';
import { DeletePair } from './DeletePair';
import { HeadingField } from './HeadingField';
import { JargonDetector } from './JargonDetector';
import { MediaField } from './MediaField';
import { ParagraphField } from './ParagraphField';
import { PlainLanguage } from './PlainLanguage';

interface DescriptionSectionProps extends SectionProps, Pick<EditableProject, 'contents'> {
  /** Called when the preparation of a picture starts. */
  onPreparePicture: (outcome: Promise<ImageOutcome>) => void;
}

/** What was deleted last. */
interface Deleted {
  readonly items: readonly EditableContent[];
  /** The number of headings and paragraphs before it. */
  readonly place: number;
  /** 1 for the first heading. */
  readonly ordinal: number;
}

/** Headings with their paragraphs, and one picture or video above them. */
export const DescriptionSection = memo(function DescriptionSection({
  contents,
  onChange,
  errorOf,
  onPreparePicture,
}: DescriptionSectionProps) {
  const isDrawn = useIsDrawn(contents);
  const store = useProjectStore();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const setContents = (next: readonly EditableContent[]) => onChange({ contents: next });
  const changeItem = (key: string, changes: Partial<EditableContent>) =>
    setContents(contents.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const addParagraph = () => {
    const [heading, paragraph] = emptyPair();
    const pair = [
      { ...heading, key: newItemKey() },
      { ...paragraph, key: newItemKey() },
    ] as const;
    setContents(addPair(contents, pair));
    focusWithin(fieldId(`contents.${pair[0].key}.value`));
  };
  const deletePair = (heading: number, next: readonly EditableContent[]) => {
    const items = contents.filter((item) => !next.includes(item));
    const place = contents.slice(0, heading).filter((item) => !isMedia(item)).length;
    const isWritten = items.some(({ value }) => !isBlank(plainText(value)));
    setDeleted(isWritten ? { items, place, ordinal: ordinalOf(contents, heading) } : null);
    setContents(next);
    focusWithin(fieldId('contents.add'));
  };
  const putDeletedBack = ({ items, place }: Deleted) => {
    const stored = store.get()?.baseline?.contents;
    const next = putBack(
      contents,
      items.map((item) => asStored(item, stored)),
      place,
    );
    setDeleted(null);
    setContents(next);
    const [first] = items;
    if (first !== undefined) focusWithin(fieldId(`contents.${first.key}.value`));
  };
  const isOffered = deleted !== null && canPutBack(contents, deleted.items);
  const error = errorOf('contents');

  return (
    <Card title="Description" isPart>
      <div id={fieldId('contents')}>
        <Stack gap="separate">
          {error !== undefined && <InlineMessage tone="error">{error}</InlineMessage>}
          <MediaField
            contents={contents}
            onChange={setContents}
            errorOf={(index, part) => errorOf(`contents.${index}.${part}`)}
            onPreparePicture={onPreparePicture}
          />
          <JargonDetector>
            {contents.map((item, index) => {
              if (isMedia(item) || !isDrawn(item)) return null;
              const field = {
                id: fieldId(`contents.${item.key}.value`),
                ordinal: ordinalOf(contents, index),
                value: item.value,
                onChange: (value: string) => changeItem(item.key, { value }),
                error: errorOf(`contents.${index}.value`),
              };
              const heading = headingEndedAt(contents, index);
              return (
                <Stack key={item.key} gap="tight">
                  {item.type === 'HEADING' ? (
                    <HeadingField {...field} />
                  ) : (
                    <ParagraphField {...field} />
                  )}
                  {heading !== null && (
                    <DeletePair
                      ordinal={ordinalOf(contents, heading)}
                      contents={contents}
                      index={heading}
                      onDelete={(next) => deletePair(heading, next)}
                    />
                  )}
                </Stack>
              );
            })}
          </JargonDetector>
          <Stack gap="related">
            <PutBackNote
              label={deleted?.items.length === 1 ? 'Put it back' : 'Put them back'}
              isFocusLed
              onPutBack={() => deleted !== null && putDeletedBack(deleted)}
            >
              {isOffered && deletedText(deleted)}
            </PutBackNote>
            <div id={fieldId('contents.add')}>
              <Button
                isDisabled={!canAddPair(contents)}
                disabledReason="A description can have up to four paragraphs."
                onPress={addParagraph}
              >
                Add Paragraph
              </Button>
            </div>
            <PlainLanguage contents={contents} />
          </Stack>
        </Stack>
      </div>
    </Card>
  );
});

function deletedText({ items, ordinal }: Deleted): string {
  return items.length === 1
    ? `Heading ${ordinal} was deleted.`
    : `Heading ${ordinal} and its paragraph were deleted.`;
}

/** Which heading, or which paragraph, of the description this is: 1 for the first. */
function ordinalOf(contents: readonly EditableContent[], index: number): number {
  const type = contents[index]?.type;
  return contents.slice(0, index + 1).filter((item) => item.type === type).length;
}

/** The index of the heading whose pair ends with this item; null if no pair ends here. */
function headingEndedAt(contents: readonly EditableContent[], index: number): number | null {
  if (contents[index]?.type === 'PARAGRAPH')
    return contents[index - 1]?.type === 'HEADING' ? index - 1 : null;
  return contents[index + 1]?.type === 'PARAGRAPH' ? null : index;
}
