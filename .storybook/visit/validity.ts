import type { Page } from 'playwright';

/**
 * Controls that the browser itself takes for invalid, such as one that has `required` and is empty. Firefox
 * reads each of them as an invalid entry before anybody has answered; ours are marked by us, once there is
 * an error.
 */
export function findInvalidToBrowser(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input:invalid, select:invalid, textarea:invalid')]
      .filter((control) => control.ariaInvalid !== 'true')
      .map((control) => `invalid to the browser alone: ${control.outerHTML.slice(0, 240)}`),
  );
}
