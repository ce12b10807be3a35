import type { Schemas } from '@sounding/api-client';
import { likertLowest } from '@sounding/domain/statistics';
import { plainText } from '@sounding/domain/text';
import { Stack } from '@sounding/ui';
import { LikertChart, PollResults } from '@sounding/ui/charts';
import { useState, type ComponentProps } from 'react';
import { isolated } from '../../../isolated';
import { ListedButton } from '../../../ListedButton';
import { onPaper } from '../../../paper.css';
import { quotedBeginning } from '../../../quotedBeginning';
import { Comments } from './Comments';
import { useCommentsView } from './useCommentsView';

/** What participants answered, drawn by the question's kind; free text is read as comments. */
export function QuestionResults({ question }: { question: Schemas['Question'] }) {
  const { id, pollScores, sliderScores } = question;
  const questionText = plainText(question.text);
  const title = `Answers to “${isolated(questionText)}”`;
  if (sliderScores !== null) {
    return (
      <Stack gap="separate">
        <LikertChart
          title={title}
          headingLevel={4}
          data={{
            minValue: likertLowest(sliderScores.valueCounts),
            maxValue: sliderScores.maxValue,
            lowerLabel: sliderScores.lowerBoundText,
            upperLabel: sliderScores.upperBoundText,
            counts: sliderScores.valueCounts,
          }}
        />
        <CommentsOnDemand questionId={id} questionText={questionText} />
      </Stack>
    );
  }
  if (pollScores.length > 0) {
    return (
      <Stack gap="separate">
        <PollResults
          title={title}
          headingLevel={4}
          data={pollScores.map(({ pollOptionText, count, percentage }) => ({
            label: pollOptionText,
            count,
            percentage,
          }))}
        />
        <CommentsOnDemand questionId={id} questionText={questionText} />
      </Stack>
    );
  }
  return <Comments questionId={id} questionText={questionText} />;
}

/** Beside a chart, comments are extra, so they are fetched only on request. */
function CommentsOnDemand(comments: ComponentProps<typeof Comments>) {
  const { isAsked } = useCommentsView(comments.questionId);
  const [isOpen, setIsOpen] = useState(isAsked);
  return (
    <Stack>
      <div>
        <ListedButton
          about={`on ${quotedBeginning(comments.questionText)}`}
          onPress={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide comments' : 'Show comments'}
        </ListedButton>
      </div>
      {isOpen ? (
        <Comments {...comments} />
      ) : (
        <p className={onPaper}>Any comments are left out here; all of them are in the export.</p>
      )}
    </Stack>
  );
}
