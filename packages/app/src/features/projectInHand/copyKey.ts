import type { ProjectInHand } from './projectInHand';

/** The key of a project's unsaved work: one that was never saved is told by its form. */
export function copyKey({ id, formKey }: Pick<ProjectInHand, 'id' | 'formKey'>): string {
  return id === null ? `new ${formKey}` : `project ${id}`;
}
