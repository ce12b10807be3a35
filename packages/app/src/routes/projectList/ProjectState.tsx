import type { Schemas } from '@sounding/api-client';
import {
  isCompleted,
  isPublished,
  progressLabels,
  statusText,
  type ProjectStatus,
} from '@sounding/domain/project';
import { Stack, Tag, type TagTone } from '@sounding/ui';
import * as css from './ProjectState.css';

const tones: Readonly<Record<Exclude<ProjectStatus, 'PUBLISHED'>, TagTone>> = {
  DRAFT: 'neutral',
  PENDING: 'info',
  REJECTED: 'attention',
};

/** The published date, and whether it has ended; or where the project stands on its way there. */
export function ProjectState({ project }: { project: Schemas['ProjectListItem'] }) {
  const { status } = project;
  if (isPublished(project) || status === 'PUBLISHED') {
    if (!isCompleted(project, new Date())) return statusText(project);
    return (
      <Stack gap="tight">
        <span>{statusText(project)}</span>
        <span>
          <Tag tone="neutral">{progressLabels.completed}</Tag>
        </span>
      </Stack>
    );
  }
  const tag = <Tag tone={tones[status]}>{statusText(project)}</Tag>;
  if (status !== 'REJECTED') return tag;
  return (
    <div className={css.rejection}>
      <Stack gap="tight">
        <span>{tag}</span>
        <span>Please submit another document.</span>
      </Stack>
    </div>
  );
}
