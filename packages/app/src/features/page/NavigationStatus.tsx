import { NavigationNote } from '@sounding/ui';
import { useNavigation } from 'react-router-dom';

/** Says that the next page is loading. Not in the frame, which would render at each step of a navigation. */
export function NavigationStatus() {
  return <NavigationNote isNavigating={useNavigation().state === 'loading'} delay={150} />;
}
