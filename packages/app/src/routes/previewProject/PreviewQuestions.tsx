import { questionKind } from '@sounding/domain/question';
import { plainText } from '@sounding/domain/text';
import { Card, RadioGroup, Stack, TextArea } from '@sounding/ui';
import { RichText } from '@sounding/ui/RichText';
import { SectionHeading } from '../../features/page/SectionHeading';
import type { EditableQuestion } from '../../features/projectInHand/projectInHand';
import { LikertPreview } from './LikertPreview';

/** The questions as participants will see them; nothing can be answered here. */
export function PreviewQuestions({ questions }: { questions: readonly EditableQuestion[] }) {
  const shown = questions.filter(({ status }) => status !== 'DEACTIVATED');
  if (shown.length === 0) return null;
  return (
    <Stack gap="separate">
      <SectionHeading>Questions</SectionHeading>
      {shown.map((question, index) => (
        <Card key={question.key} title={`Question ${index + 1}`} headingLevel={3}>
          <RichText html={question.text} />
          <Answer question={question} />
        </Card>
      ))}
    </Stack>
  );
}

/** Nobody answers here. */
const ignore = () => undefined;

function Answer({ question }: { question: EditableQuestion }) {
  const { pollOptions, sliderOption } = question;
  switch (questionKind(question)) {
    case 'poll':
      return (
        <RadioGroup
          label="Choices"
          isDisabled
          value={null}
          onChange={ignore}
          options={pollOptions.map(({ text }, index) => ({ value: String(index), label: text }))}
        />
      );
    case 'likert':
      return (
        sliderOption && <LikertPreview name={plainText(question.text)} slider={sliderOption} />
      );
    case 'text':
      return <TextArea label="Comments" isDisabled value="" onChange={ignore} />;
  }
}
