import type { Page } from 'playwright';

/**
 * Controls that only the browser takes for invalid, such as an empty one with `required`. Firefox presents
 * each as an invalid entry before a person has answered; our components mark a control only once there is
 * an error.
 */
export function findInvalidToBrowser(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input:invalid, select:invalid, textarea:invalid')]
      .filter((control) => control.ariaInvalid !== 'true')
      .map((control) => `invalid to the browser alone: ${control.outerHTML.slice(0, 240)}`),
  );
}
