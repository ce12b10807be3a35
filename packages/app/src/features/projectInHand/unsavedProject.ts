import type { Location } from 'react-router-dom';
import { isKeptInTabAlone } from '../../keptWork/keptInTabAlone';
import { isWorthKeeping } from './localCopy';
import { isUnsaved } from './projectInHand';
import type { ProjectStore } from './projectStore';
import { saveUnderWay } from './saveProject';
import { workPaths } from './workPaths';

const withdrawingQuestion =
  'If you leave without saving them, they will be lost. If you save them, the project becomes a draft again and awaits approval no more until you submit its ethics document once more.';

/** Options of the leave prompt for the project in hand. */
export function unsavedProject(
  store: ProjectStore,
  /** Asked at the moment of leaving: once the session has ended nothing could be saved any more. */
  canSave: () => boolean,
) {
  return {
    hasUnsavedWork: () => {
      const inHand = store.get();
      if (inHand === null || !canSave()) return false;
      // A project that was never saved is kept in the browser, unless the browser refuses to keep it.
      return isKeptInTabAlone() ? isWorthKeeping(inHand) : isUnsaved(inHand);
    },
    /** Whether the next page belongs to the same project, so that no work is lost. */
    carriesOn: (next: Location, current: Location) => {
      const inHand = store.get();
      return (
        next.pathname === current.pathname ||
        (inHand !== null && workPaths(inHand).includes(next.pathname))
      );
    },
    discard: () => store.discardChanges(),
    saveUnderWay: () => saveUnderWay(store),
    question: store.get()?.status === 'PENDING' ? withdrawingQuestion : undefined,
  };
}
