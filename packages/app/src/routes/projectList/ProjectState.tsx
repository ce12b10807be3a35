import type { Schemas } from '@sounding/api-client';
import {
  endedBeforeLaunch,
  hasLaunched,
  isCompleted,
  isPublished,
  progressLabels,
  statusText,
  unlaunchedLabels,
  type ProjectStatus,
} from '@sounding/domain/project';
import { Stack, Tag, type TagTone } from '@sounding/ui';
import { useNow } from '../../useNow';
import * as css from './ProjectState.css';

const tones: Readonly<Record<Exclude<ProjectStatus, 'PUBLISHED'>, TagTone>> = {
  DRAFT: 'neutral',
  PENDING: 'info',
  REJECTED: 'attention',
};

/** Before publication, the project's status; afterwards its date, and a tag if it is ahead or has ended. */
export function ProjectState({ project }: { project: Schemas['ProjectListItem'] }) {
  const { status } = project;
  const now = useNow([project.publishedDate, project.endDate]);
  if (isPublished(project) || status === 'PUBLISHED') {
    const isOver = isCompleted(project, now);
    if (hasLaunched(project, now) && !isOver) return <span>{statusText(project)}</span>;
    return (
      <Stack gap="tight">
        <span>
          {endedBeforeLaunch(project, now) ? unlaunchedLabels.never : statusText(project)}
        </span>
        <span>
          <Tag tone={isOver ? 'neutral' : 'info'}>
            {isOver ? progressLabels.completed : unlaunchedLabels.ahead}
          </Tag>
        </span>
      </Stack>
    );
  }
  const tag = <Tag tone={tones[status]}>{statusText(project)}</Tag>;
  if (status !== 'REJECTED') return tag;
  return (
    <Stack gap="tight">
      <span className={css.rejection}>{tag}</span>
      <span className={css.request}>Please submit another document.</span>
    </Stack>
  );
}
