import { EmptyState } from '@sounding/ui';

export function QuestionsTab({ projectId }: { projectId: number }) {
  return <EmptyState title="This part is not here yet">{`Project ${projectId}`}</EmptyState>;
}
