export interface FormMessages {
  /** Heads the list of what is to be mended. */
  errors: string;
}

export const formMessages: FormMessages = {
  errors: 'Please address the following errors before you can proceed:',
};
