import type { QuestionFieldProps } from './QuestionField';

/** What the fields of one kind of answer are given. */
export interface QuestionPartProps extends Pick<
  QuestionFieldProps,
  'question' | 'onChange' | 'errorOf'
> {
  /** The id of a field's element, by its name within the question. */
  readonly idOf: (field: string) => string;
}
