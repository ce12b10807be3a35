import type { ProjectView } from '@sounding/domain/project';
import { EmptyState, Link } from '@sounding/ui';
import { paths } from '../../paths';

interface NoProjectsProps {
  view: ProjectView;
  /** Whether other views have projects. */
  hasProjects: boolean;
}

const titles: Readonly<Record<ProjectView, string>> = {
  current: 'No current projects',
  previous: 'No previous projects',
  published: 'No published projects',
  unpublished: 'No unpublished projects',
};

const explanations: Readonly<Record<ProjectView, string>> = {
  current: 'Projects that end today or later appear here.',
  previous: 'Projects appear here once their end date has passed.',
  published: 'A project appears here once its ethics document is approved.',
  unpublished: 'Drafts, and projects that wait for approval, appear here.',
};

/** Says what will appear in an empty view; a person without any project is offered the first step. */
export function NoProjects({ view, hasProjects }: NoProjectsProps) {
  if (hasProjects) return <EmptyState title={titles[view]}>{explanations[view]}</EmptyState>;
  return (
    <EmptyState
      title="No projects yet"
      action={
        <Link href={paths.newProject} variant="standalone">
          Create your first project
        </Link>
      }
    >
      Your projects appear here from the first draft on.
    </EmptyState>
  );
}
