import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../features/page/QueryPart';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { Stack } from '@sounding/ui';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { ReviewQueue } from './ReviewQueue';
import { usePage } from './usePage';

/** Takes focus when the queue has become empty. */
const headingId = 'feedback';

/** The answers that await review, newest first. */
export function FeedbackTab({ projectId }: { projectId: number }) {
  const [page, setPage] = usePage();
  const answers = useQuery({
    ...queriesOf(useServices().api).projects.answersForReview(projectId, { page }),
    placeholderData: keepPreviousData,
  });

  return (
    <Stack>
      <SectionHeading id={headingId}>Feedback for review</SectionHeading>
      <QueryPart query={answers} name="the feedback for review">
        {(shown) => (
          <ReviewQueue
            key={page}
            projectId={projectId}
            answers={shown}
            onPage={setPage}
            landingId={headingId}
          />
        )}
      </QueryPart>
    </Stack>
  );
}
