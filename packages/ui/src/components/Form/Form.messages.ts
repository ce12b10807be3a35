export interface FormMessages {
  /** Heading of the error summary. */
  errors: string;
}

export const formMessages: FormMessages = {
  errors: 'Please address the following errors before you can proceed:',
};
