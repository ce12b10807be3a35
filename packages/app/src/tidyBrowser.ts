/**
 * Removes what earlier visits left in this browser. Called on the welcome page and once somebody is signed
 * in: the sign-in page has no bytes to spare for it.
 */
export function tidyBrowser(): void {
  import('./earlierVisits')
    .then(({ forgetEarlierVisits }) => forgetEarlierVisits())
    // Storage is forbidden, or the code did not arrive: a later visit does it.
    .catch(() => undefined);
}
