import { onTestFinished } from 'vitest';

/** Where pages would be loaded from, or “reload”; none is, as the tests live in this one. */
export function catchPageLoads(): () => string[] {
  const seen: string[] = [];
  const listen = (event: NavigateEvent) => {
    const { navigationType, destination } = event;
    seen.push(navigationType === 'reload' ? navigationType : new URL(destination.url).pathname);
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', listen);
  onTestFinished(() => window.navigation.removeEventListener('navigate', listen));
  return () => seen;
}
