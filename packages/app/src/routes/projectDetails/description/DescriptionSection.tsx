import { addPair, canAddPair, emptyPair, isMedia } from '@sounding/domain/project';
import { Button, Card, InlineMessage, Stack } from '@sounding/ui';
import { memo } from 'react';
import { newItemKey } from '../../../features/projectInHand/itemKey';
import type {
  EditableContent,
  EditableProject,
} from '../../../features/projectInHand/projectInHand';
import { focusWithin } from '../focusWithin';
import { fieldId, type SectionProps } from '../sectionProps';
import { useIsDrawn } from '../useIsDrawn';
import { DeletePair } from './DeletePair';
import { HeadingField } from './HeadingField';
import { JargonDetector } from './JargonDetector';
import { MediaField } from './MediaField';
import { ParagraphField } from './ParagraphField';
import { PlainLanguage } from './PlainLanguage';

type DescriptionSectionProps = SectionProps & Pick<EditableProject, 'contents'>;

/** Headings with their paragraphs, and one picture or video above them. */
export const DescriptionSection = memo(function DescriptionSection({
  contents,
  onChange,
  errorOf,
}: DescriptionSectionProps) {
  const isDrawn = useIsDrawn(contents);
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
    focusWithin(fieldId(`contents.${contents.length}.value`));
  };
  const error = errorOf('contents');

  return (
    <Card title="Description">
      <div id={fieldId('contents')}>
        <Stack gap="separate">
          {error !== undefined && <InlineMessage tone="error">{error}</InlineMessage>}
          <MediaField
            contents={contents}
            onChange={setContents}
            errorOf={(index, part) => errorOf(`contents.${index}.${part}`)}
          />
          <JargonDetector>
            {contents.map((item, index) => {
              if (isMedia(item) || !isDrawn(item)) return null;
              const at = `contents.${index}.value`;
              const field = {
                id: fieldId(at),
                ordinal: ordinalOf(contents, index),
                value: item.value,
                onChange: (value: string) => changeItem(item.key, { value }),
                error: errorOf(at),
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
                      onDelete={setContents}
                    />
                  )}
                </Stack>
              );
            })}
          </JargonDetector>
          <Stack gap="tight">
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

/** Which heading, or which paragraph, of the description this is: 1 for the first. */
function ordinalOf(contents: readonly EditableContent[], index: number): number {
  const type = contents[index]?.type;
  return contents.slice(0, index + 1).filter((item) => item.type === type).length;
}

/** Where the heading stands whose pair ends with this item; null where none does. */
function headingEndedAt(contents: readonly EditableContent[], index: number): number | null {
  if (contents[index]?.type === 'PARAGRAPH')
    return contents[index - 1]?.type === 'HEADING' ? index - 1 : null;
  return contents[index + 1]?.type === 'PARAGRAPH' ? null : index;
}
