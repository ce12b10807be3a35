import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { OutdatedList } from '../../../features/page/OutdatedList';
import { QueryPart } from '../../../features/page/QueryPart';
import { SectionHeading } from '../../../features/page/SectionHeading';
import { Stack } from '@sounding/ui';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { CardsOnTheirWay } from '../CardsOnTheirWay';
import { ReviewQueue } from './ReviewQueue';
import { usePage } from './usePage';

/** The heading's id: it takes focus when the queue becomes empty or another page is shown. */
const headingId = 'feedback';

/** The answers that await review, newest first. */
export function FeedbackTab({ projectId }: { projectId: number }) {
  const [page, setPage] = usePage();
  const answers = useQuery({
    ...queriesOf(useServices().api).projects.answersForReview(projectId, { page }),
    placeholderData: keepPreviousData,
  });

  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // The pressed button has gone with its page.
    if (document.activeElement === document.body) document.getElementById(headingId)?.focus();
  }, [page]);

  return (
    <Stack>
      <SectionHeading id={headingId}>Feedback for review</SectionHeading>
      <QueryPart query={answers} name="the feedback for review" placeholder={<CardsOnTheirWay />}>
        {(shown) => (
          <Stack>
            <OutdatedList list={answers} />
            <ReviewQueue
              key={page}
              projectId={projectId}
              answers={shown}
              onPage={setPage}
              landingId={headingId}
            />
          </Stack>
        )}
      </QueryPart>
    </Stack>
  );
}
