import { onTestFinished } from 'vitest';
import { keepTranslated } from './keepTranslated';

/** Translates the page as a browser does, until the test is over. */
export function translatePage(): void {
  const observer = keepTranslated();
  onTestFinished(() => observer.disconnect());
}
