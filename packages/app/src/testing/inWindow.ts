import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Shows the page in a window of this size, until the test is over. */
export async function sizeWindow(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
}

/** Whether an element can be seen from its top to its end without scrolling. */
export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Gives focus to a control as Tab does, which brings it into view. */
export function focusOn(control: Element): void {
  if (control instanceof HTMLElement) control.focus();
}
