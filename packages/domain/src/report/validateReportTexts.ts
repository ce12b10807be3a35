import type { ValidationProblem } from '../errors/validationProblem';
import { validateText } from '../text/validateText';

/** What only the research team can say in an involvement report, in the report's order. */
export const reportTextFields = ['aim', 'influence', 'reflections'] as const;
export type ReportTextField = (typeof reportTextFields)[number];
export type ReportTexts = Readonly<Record<ReportTextField, string>>;

export const reportLimits = { text: 2000 } as const;

export const reportMessages = {
  tooLong: `This text cannot exceed ${reportLimits.text} characters`,
} as const;

/** Problems of the texts, each of which may be left empty. */
export function validateReportTexts(texts: ReportTexts): ValidationProblem[] {
  return reportTextFields.flatMap((field) =>
    validateText(texts[field], {
      field,
      limit: reportLimits.text,
      tooLong: reportMessages.tooLong,
    }),
  );
}
