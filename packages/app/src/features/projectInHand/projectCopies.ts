import { LocalCopies } from '../../keptWork/localCopies';
import { workDatabases } from '../../keptWork/workDatabases';
import { differencesBetween } from './differences';
import { isProjectInHand, type ProjectInHand } from './projectInHand';

/** Unsaved projects in the browser's database. */
export function projectCopies() {
  return new LocalCopies<ProjectInHand>({
    database: [workDatabases.projects, 'projects'],
    isWork: isProjectInHand,
    isSame: (one, other) => differencesBetween(one.form, other.form).length === 0,
  });
}
