import { Card, Stack } from '@sounding/ui';
import { QuestionPreview } from '@sounding/ui/QuestionPreview';
import { SectionHeading } from '../features/page/SectionHeading';
import { onOneSheet } from '../paper.css';
import type { EditableQuestion } from '../features/projectInHand/projectInHand';

/** The questions as participants will see them; nothing can be answered here. */
export function ProjectQuestions({ questions }: { questions: readonly EditableQuestion[] }) {
  const shown = questions.filter(({ status }) => status !== 'DEACTIVATED');
  if (shown.length === 0) return null;
  return (
    <Stack gap="separate">
      <SectionHeading>Questions</SectionHeading>
      {shown.map((question, index) => (
        <div key={question.key} className={onOneSheet}>
          <Card title={`Question ${index + 1}`} headingLevel={3}>
            <QuestionPreview question={question} />
          </Card>
        </div>
      ))}
    </Stack>
  );
}
