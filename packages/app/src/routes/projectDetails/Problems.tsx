import { blockingMessages, type ValidationProblem } from '@sounding/domain/errors';
import { summaryMessage } from '@sounding/domain/project';
import { ErrorSummary } from '@sounding/ui';
import type { EditableProject } from '../../features/projectInHand/projectInHand';
import type { Saving } from '../../features/projectInHand/useSaving';
import { fieldId, keyedPath } from './sectionProps';

interface ProblemsProps {
  saving: Saving;
  problems: readonly ValidationProblem[];
  form: EditableProject;
}

/** What keeps the project from being saved, each leading to its field. */
export function Problems({ saving: { attempts }, problems, form }: ProblemsProps) {
  return (
    attempts > 0 && (
      <ErrorSummary
        title={blockingMessages.opening}
        closing={blockingMessages.closing}
        errors={problems.map((problem) => ({
          message: summaryMessage(problem, form.contents),
          fieldId: fieldId(keyedPath(problem.field, form)),
        }))}
        focusKey={attempts}
      />
    )
  );
}
