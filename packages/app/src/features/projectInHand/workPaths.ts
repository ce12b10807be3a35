import { paths } from '../../paths';
import type { ProjectInHand } from './projectInHand';

/** Its details page, where it is in hand already. */
export function detailsPath({ id, mode }: Pick<ProjectInHand, 'id' | 'mode'>): string {
  return mode === 'editing' && id !== null ? paths.editProject(id) : paths.newProjectDetails;
}

/** Where whoever left it goes on: a new project whose details were never opened still wants its audience. */
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
