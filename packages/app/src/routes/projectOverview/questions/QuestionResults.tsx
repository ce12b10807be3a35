import type { Schemas } from '@sounding/api-client';
import { plainText } from '@sounding/domain/text';
import { Button, Stack } from '@sounding/ui';
import { LikertChart, PollResults } from '@sounding/ui/charts';
import { useState } from 'react';
import { Comments } from './Comments';

/** What participants answered, drawn by the question's kind; free text is read as comments. */
export function QuestionResults({ question }: { question: Schemas['Question'] }) {
  const { id, pollScores, sliderScores } = question;
  const title = `Answers to “${plainText(question.text)}”`;
  if (sliderScores !== null) {
    return (
      <Stack gap="separate">
        <LikertChart
          title={title}
          headingLevel={4}
          data={{
            maxValue: sliderScores.maxValue,
            lowerLabel: sliderScores.lowerBoundText,
            upperLabel: sliderScores.upperBoundText,
            counts: sliderScores.valueCounts,
          }}
        />
        <CommentsOnDemand questionId={id} />
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
        <CommentsOnDemand questionId={id} />
      </Stack>
    );
  }
  return <Comments questionId={id} />;
}

/** Beside a chart comments are extra, so that they are fetched only for whom they interest. */
function CommentsOnDemand({ questionId }: { questionId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack>
      <div>
        <Button onPress={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide comments' : 'Show comments'}
        </Button>
      </div>
      {isOpen && <Comments questionId={questionId} />}
    </Stack>
  );
}
