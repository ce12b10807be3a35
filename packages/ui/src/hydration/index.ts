export { useIsHydrated } from './useIsHydrated';
