/**
 * Removes old data of earlier visits from this browser. It runs on the welcome page and after sign-in,
 * because its code would exceed the sign-in page's size budget.
 */
export function tidyBrowser(): void {
  import('./earlierVisits')
    .then(({ forgetEarlierVisits }) => forgetEarlierVisits())
    // Storage is forbidden, or the code did not arrive: a later visit tries again.
    .catch(() => undefined);
}
