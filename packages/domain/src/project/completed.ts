/** The message for a completed project; completing cannot be undone (OPEN-106). */
export const projectCompletedMessage =
  'This project has been completed: its details can no longer be edited.';
