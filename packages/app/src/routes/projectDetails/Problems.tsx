import { blockingMessages, type ValidationProblem } from '@sounding/domain/errors';
import { summaryMessage, type ContentItem } from '@sounding/domain/project';
import { ErrorSummary } from '@sounding/ui';
import type { Saving } from '../../features/projectInHand/useSaving';
import { fieldId } from './sectionProps';

interface ProblemsProps {
  saving: Saving;
  problems: readonly ValidationProblem[];
  contents: readonly ContentItem[];
}

/** What keeps the project from being saved, each leading to its field. */
export function Problems({ saving: { attempts }, problems, contents }: ProblemsProps) {
  return (
    attempts > 0 && (
      <ErrorSummary
        title={blockingMessages.opening}
        closing={blockingMessages.closing}
        errors={problems.map((problem) => ({
          message: summaryMessage(problem, contents),
          fieldId: fieldId(problem.field),
        }))}
        focusKey={attempts}
      />
    )
  );
}
