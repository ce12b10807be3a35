import { NavigationNote } from '@sounding/ui';
import { useNavigation } from 'react-router-dom';

/** Says that the next page is on its way. Apart from the frame, which need not follow each step. */
export function NavigationStatus() {
  return <NavigationNote isNavigating={useNavigation().state === 'loading'} delay={150} />;
}
