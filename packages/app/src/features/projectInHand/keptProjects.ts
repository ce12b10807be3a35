import { createKeptWork, type KeptWork } from '../../keptWork/keptWork';
import { workDatabases } from '../../keptWork/workDatabases';
import { copyKey } from './copyKey';
import type { ProjectInHand } from './projectInHand';

/** A person's unsaved projects in this browser. */
export function createKeptProjects(getLogin: () => string | null): KeptWork<ProjectInHand> {
  return createKeptWork({
    getLogin,
    database: workDatabases.projects,
    keyOf: copyKey,
    load: async () => (await import('./projectCopies')).projectCopies(),
  });
}
