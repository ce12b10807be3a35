import type { ProjectInHand } from './projectInHand';

/**
 * The key of a project's unsaved work. Each tab has its own form, so that two tabs on one project never
 * overwrite what the other keeps.
 */
export function copyKey({ id, formKey }: Pick<ProjectInHand, 'id' | 'formKey'>): string {
  return id === null ? `new ${formKey}` : `project ${id} ${formKey}`;
}
