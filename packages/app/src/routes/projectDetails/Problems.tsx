import { blockingMessages, type ValidationProblem } from '@sounding/domain/errors';
import { ErrorSummary } from '@sounding/ui';
import type { Saving } from '../../features/projectInHand/useSaving';
import { fieldId } from './sectionProps';

interface ProblemsProps {
  saving: Saving;
  problems: readonly ValidationProblem[];
}

/** What keeps the project from being saved, each leading to its field. */
export function Problems({ saving: { attempts }, problems }: ProblemsProps) {
  return (
    attempts > 0 && (
      <ErrorSummary
        title={blockingMessages.opening}
        closing={blockingMessages.closing}
        errors={problems.map(({ field, message }) => ({ message, fieldId: fieldId(field) }))}
        focusKey={attempts}
      />
    )
  );
}
