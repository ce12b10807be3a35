/** A save that is forbidden without a word, by something between the browser and the server, say. */
export const saveForbiddenMessage =
  'You were not allowed to save, and no reason was given. Please reload this page and sign in again if you are asked to. If you are still not allowed to, contact your admin.';
