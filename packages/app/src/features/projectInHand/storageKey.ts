/** The session's holder of the project in hand (section 3). */
export const projectStorageKey = 'project';
