import { EmptyState } from '@sounding/ui';

export function OverviewTab({ projectId }: { projectId: number }) {
  return <EmptyState title="This part is not here yet">{`Project ${projectId}`}</EmptyState>;
}
