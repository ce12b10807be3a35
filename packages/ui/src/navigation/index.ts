export { isPlainClick } from './isPlainClick';
export { NavigationContext, useNavigation } from './NavigationContext';
export type { Navigation } from './NavigationContext';
