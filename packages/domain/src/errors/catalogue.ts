/** What the product says when something fails or succeeds: section 8 of the specification, word for word. */
export const errorMessages = {
  codeRequestFailed: 'Could not log in, please check your details and try again.',
  codeValidationFailed: 'Two factor authentication failed',
  resetLinkExpired:
    'Sorry, the link has expired. Please reset your password to generate a new link',
  resetLinkInvalid: 'Sorry, the link is invalid or has already been used',
  somethingWentWrong: 'Something went wrong',
  documentUploadFailed: 'Something went wrong. Please try again or contact your admin',
  saveFailed: 'Something went wrong. Please, try again.',
  researcherCannotBeSaved:
    'This researcher cannot be added/edited until the following error(s) are corrected:',
  sessionTerminated: 'Session Terminated',
} as const;
