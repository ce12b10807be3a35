import { paths } from '../../paths';
import type { ProjectInHand } from './projectInHand';

/** The details page of a project that is already in hand. */
export function detailsPath({ id, mode }: Pick<ProjectInHand, 'id' | 'mode'>): string {
  return mode === 'editing' && id !== null ? paths.editProject(id) : paths.newProjectDetails;
}

/** The page on which work continues: a project whose details were never opened still needs its audience. */
export function continuingPath({
  baseline,
  ...project
}: Pick<ProjectInHand, 'id' | 'mode' | 'baseline'>): string {
  return project.id === null && baseline === null ? paths.newProjectAudience : detailsPath(project);
}

/** The pages on which this project is worked on: going from one to another loses nothing (DET-17). */
export function workPaths({ id, mode }: Pick<ProjectInHand, 'id' | 'mode'>): readonly string[] {
  if (mode === 'editing' && id !== null) {
    return [paths.editProject(id), paths.editProjectAudience(id), paths.previewProject];
  }
  const steps: string[] = [paths.newProjectAudience, paths.newProjectDetails, paths.previewProject];
  // Step 1 begins another project once this one is stored.
  return id === null ? [paths.newProject, ...steps] : steps;
}
