import type { ValidationProblem } from '../errors/validationProblem';
import { validateText } from '../text/validateText';

export const updateLimits = { text: 255 } as const;

export const updateMessages = {
  blank: 'Please, provide an update.',
  tooLong: `The Update cannot exceed ${updateLimits.text} characters`,
} as const;

/** Problems of an update, which is plain text (OPEN-81). */
export function validateUpdate({ text }: { readonly text: string }): ValidationProblem[] {
  return validateText(text, {
    field: 'text',
    limit: updateLimits.text,
    required: updateMessages.blank,
    tooLong: updateMessages.tooLong,
  });
}
