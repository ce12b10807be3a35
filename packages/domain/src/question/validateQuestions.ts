import { errorIn, type ValidationProblem } from '../errors/validationProblem';
import { questionLimits } from './limits';
import { projectFormQuestionMessages, questionListMessages } from './messages';
import type { QuestionDraft } from './question';
import { validateQuestion } from './validateQuestion';

/** Problems of the questions in the project form, each at `questions.0.text` and so on. */
export function validateQuestions(questions: readonly QuestionDraft[]): ValidationProblem[] {
  if (questions.length === 0) return [errorIn('questions', questionListMessages.required)];
  const problems = questions.flatMap((question, index) =>
    validateQuestion(question, projectFormQuestionMessages, `questions.${index}.`),
  );
  if (questions.length > questionLimits.perProject) {
    problems.push(errorIn('questions', questionListMessages.tooMany));
  }
  return problems;
}
