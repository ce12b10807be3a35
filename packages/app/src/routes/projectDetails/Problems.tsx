import { blockingMessages, type ValidationProblem } from '@sounding/domain/errors';
import { ErrorSummary, InlineMessage } from '@sounding/ui';
import type { Saving } from '../../features/projectInHand/useSaving';
import { fieldId } from './sectionProps';

interface ProblemsProps {
  saving: Saving;
  problems: readonly ValidationProblem[];
}

/** What keeps the project from being saved, each leading to its field; and why the server refused it. */
export function Problems({ saving, problems }: ProblemsProps) {
  const { attempts, refusal, isPending } = saving;
  return (
    <>
      {refusal !== null && !isPending && (
        <div role="alert">
          <InlineMessage tone="error" title="Your project was not saved">
            {refusal.message}
          </InlineMessage>
        </div>
      )}
      {attempts > 0 && (
        <ErrorSummary
          title={blockingMessages.opening}
          closing={blockingMessages.closing}
          errors={problems.map(({ field, message }) => ({ message, fieldId: fieldId(field) }))}
          focusKey={attempts}
        />
      )}
    </>
  );
}
