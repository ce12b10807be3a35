import type { Schemas } from '@sounding/api-client';
import { formatShortDateTime } from '@sounding/domain/dates';
import {
  endedBeforeLaunch,
  hasLaunched,
  isCompleted,
  neverLaunched,
  progressLabels,
} from '@sounding/domain/project';
import { Card, DescriptionList, Inline, Tag } from '@sounding/ui';
import { useEffect, useRef } from 'react';
import { AgeGroups } from '../../../features/page/AgeRanges';
import { useNow } from '../../../useNow';
import { CompleteProject } from '../complete/CompleteProject';
import { useCompletion } from '../complete/useCompletion';

interface ProjectFactsProps {
  summary: Schemas['ProjectSummary'];
}

/** What was decided about the project, and whether it still runs. */
export function ProjectFacts({ summary }: ProjectFactsProps) {
  const { id, status, publishedDate, launchDate, endDate } = summary;
  const { audienceAgeGroups, audienceInterests } = summary;
  const completion = useCompletion(id);
  const now = useNow([publishedDate, endDate]);
  // A completion here counts at once: the app's clock may be up to a minute behind the server's.
  const hasEnded = completion.isDone || isCompleted(summary, now);
  const isRunning = !hasEnded && hasLaunched(summary, now);
  const state = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pressed button is gone.
    if (completion.isDone) state.current?.focus();
  }, [completion.isDone]);

  return (
    <Card title="About this project">
      <DescriptionList
        items={[
          {
            term: 'Status',
            description: (
              <Inline>
                <div ref={state} tabIndex={-1}>
                  <Tag tone={hasEnded ? 'neutral' : isRunning ? 'success' : 'info'}>
                    {hasEnded ? progressLabels.completed : progressLabels.ongoing}
                  </Tag>
                </div>
                {status === 'PUBLISHED' && !hasEnded && (
                  <CompleteProject completion={completion} hasLaunched={isRunning} />
                )}
              </Inline>
            ),
          },
          {
            term: 'Starts',
            description: endedBeforeLaunch(summary, now)
              ? neverLaunched
              : dateText(publishedDate ?? launchDate),
          },
          { term: 'Ends', description: dateText(endDate) },
          {
            term: 'Age groups',
            description:
              audienceAgeGroups.length === 0 ? noneChosen : <AgeGroups names={audienceAgeGroups} />,
          },
          {
            term: 'Categories',
            description:
              audienceInterests.length === 0 ? noneChosen : list.format(audienceInterests),
          },
        ]}
      />
    </Card>
  );
}

function dateText(instant: string | null): string {
  return instant === null ? 'Not set' : formatShortDateTime(instant);
}

const noneChosen = 'None chosen';
const list = new Intl.ListFormat('en-GB', { type: 'unit' });
