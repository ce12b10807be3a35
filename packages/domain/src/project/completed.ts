/** What is said of a project that somebody has completed: that cannot be undone (OPEN-106). */
export const projectCompletedMessage =
  'This project has been completed: its details can no longer be edited.';
