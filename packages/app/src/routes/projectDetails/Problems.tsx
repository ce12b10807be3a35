import { blockingMessages, type ValidationProblem } from '@sounding/domain/errors';
import { summaryMessage } from '@sounding/domain/project';
import { ErrorSummary } from '@sounding/ui';
import type { EditableProject } from '../../features/projectInHand/projectInHand';
import type { Saving } from '../../features/projectInHand/useSaving';
import { useKeptInTabAlone } from '../../keptWork/keptInTabAlone';
import { fieldId, keyedPath } from './sectionProps';

interface ProblemsProps {
  saving: Saving;
  problems: readonly ValidationProblem[];
  form: EditableProject;
}

/** The problems that block saving, each with a link to its field. */
export function Problems({ saving: { attempts }, problems, form }: ProblemsProps) {
  const isKeptInTabAlone = useKeptInTabAlone();
  return (
    attempts > 0 && (
      <>
        <ErrorSummary
          title={blockingMessages.opening}
          closing={blockingMessages.closing}
          errors={problems.map((problem) => ({
            message: summaryMessage(problem, form.contents),
            fieldId: fieldId(keyedPath(problem.field, form)),
          }))}
          focusKey={attempts}
        />
        {/* A refused save loses nothing (OPEN-63); if this browser keeps nothing, another note says so. */}
        {problems.length > 0 && !isKeptInTabAlone && (
          <p>Your work is not saved yet. This browser keeps it until you can save.</p>
        )}
      </>
    )
  );
}
