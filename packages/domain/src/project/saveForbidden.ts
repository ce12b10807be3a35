/** For a save that is forbidden without a reason, for example by a proxy between browser and server. */
export const saveForbiddenMessage =
  'You were not allowed to save, and no reason was given. Please reload this page and sign in again if you are asked to. If you are still not allowed to, contact your admin.';
