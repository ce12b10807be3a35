import type { Location } from 'react-router-dom';
import { isKeptInTabAlone } from '../../keptWork/keptInTabAlone';
import { isWorthKeeping } from './localCopy';
import { isUnsaved } from './projectInHand';
import type { ProjectStore } from './projectStore';
import { saveUnderWay } from './saveProject';
import { workPaths } from './workPaths';

const withdrawingQuestion =
  'If you leave without saving them, they will be lost. If you save them, the project becomes a draft again and awaits approval no more until you submit its ethics document once more.';

/** What is asked about the project in hand before its pages are left. */
export function unsavedProject(
  store: ProjectStore,
  /** Asked at the moment of leaving: once the session has ended nothing could be saved any more. */
  canSave: () => boolean,
) {
  return {
    hasUnsavedWork: () => {
      const inHand = store.get();
      if (inHand === null || !canSave()) return false;
      // A project that was never saved waits in the browser, unless that keeps nothing.
      return isKeptInTabAlone() ? isWorthKeeping(inHand) : isUnsaved(inHand);
    },
    /** The project's other pages carry the work on. */
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
