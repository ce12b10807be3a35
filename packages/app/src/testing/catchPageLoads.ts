import { onTestFinished } from 'vitest';

/** Records the path of each page load, or “reload”, and prevents it, because the tests run in this page. */
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
