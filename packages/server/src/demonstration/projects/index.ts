import type { DemonstrationProject } from '../demonstrationProject';
import { barberBloodPressure } from './barberBloodPressure';
import { bowelScreening } from './bowelScreening';
import { breathlessness } from './breathlessness';
import { cartoonsForBloodTests } from './cartoonsForBloodTests';
import { cleftFamilies } from './cleftFamilies';
import { dementiaRecords } from './dementiaRecords';
import { diabetesCooking } from './diabetesCooking';
import { eyeScans } from './eyeScans';
import { gardening } from './gardening';
import { hearingAids } from './hearingAids';
import { longCovid } from './longCovid';
import { menopauseAtWork } from './menopauseAtWork';
import { nightWard } from './nightWard';
import { sleepAfterHeartAttack } from './sleepAfterHeartAttack';
import { strokePeers } from './strokePeers';
import { therapyByText } from './therapyByText';
import { vaccinesInPregnancy } from './vaccinesInPregnancy';
import { walkingGroups } from './walkingGroups';

/** Oldest first, as they would have been made. */
export const demonstrationProjects: readonly DemonstrationProject[] = [
  bowelScreening,
  therapyByText,
  walkingGroups,
  dementiaRecords,
  hearingAids,
  breathlessness,
  longCovid,
  sleepAfterHeartAttack,
  cartoonsForBloodTests,
  nightWard,
  barberBloodPressure,
  strokePeers,
  menopauseAtWork,
  eyeScans,
  cleftFamilies,
  vaccinesInPregnancy,
  gardening,
  diabetesCooking,
];
