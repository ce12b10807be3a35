import type { Schemas } from '@sounding/api-client';
import { isPublished, statusText, type ProjectStatus } from '@sounding/domain/project';
import { Stack, Tag, type TagTone } from '@sounding/ui';

const tones: Readonly<Record<Exclude<ProjectStatus, 'PUBLISHED'>, TagTone>> = {
  DRAFT: 'neutral',
  PENDING: 'info',
  REJECTED: 'attention',
};

/** The published date, or where the project stands on its way there. */
export function ProjectState({ project }: { project: Schemas['ProjectListItem'] }) {
  const { status } = project;
  if (isPublished(project) || status === 'PUBLISHED') return statusText(project);
  const tag = <Tag tone={tones[status]}>{statusText(project)}</Tag>;
  if (status !== 'REJECTED') return tag;
  return (
    <Stack gap="tight">
      <span>{tag}</span>
      <span>Please submit another document.</span>
    </Stack>
  );
}
