export interface ModalMessages {
  /** The name of the button with the cross. */
  close: string;
}

export const modalMessages: ModalMessages = {
  close: 'Close',
};
