import type { ProjectForm } from '@sounding/domain';
import type { Queryable } from '../../platform/database/database';
import { readProject } from './projectReadModel';
import type { StoredProject } from './projectRepository';

/** A stored project in the shape that the rules look at. */
export function readProjectAsForm(
  queryable: Queryable,
  project: StoredProject,
): Promise<ProjectForm> {
  return readProject(queryable, project);
}
