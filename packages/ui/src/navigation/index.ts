export { isPlainClick } from './isPlainClick';
export { NavigationContext, useNavigation } from './NavigationContext';
