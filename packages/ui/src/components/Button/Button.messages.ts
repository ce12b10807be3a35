export interface ButtonMessages {
  /** Announced while the action runs, when the caller gives no `pendingLabel`. */
  pending: string;
}

export const buttonMessages: ButtonMessages = {
  pending: 'Please wait',
};
