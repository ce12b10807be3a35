import { createKeptWork, type KeptWork } from '../../keptWork/keptWork';
import { copyKey } from './copyKey';
import type { ProjectInHand } from './projectInHand';

/** A person's unsaved projects in this browser. */
export function createKeptProjects(getLogin: () => string | null): KeptWork<ProjectInHand> {
  return createKeptWork({
    getLogin,
    keyOf: copyKey,
    load: async () => (await import('./projectCopies')).projectCopies(),
  });
}
