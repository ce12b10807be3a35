import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import { listLimits } from '@sounding/domain/listing';
import { counted, numberText } from '@sounding/domain/text';
import { EmptyState, Pagination, Stack } from '@sounding/ui';
import { useState } from 'react';
import { nextInList } from '../../../nextInList';
import { quotedBeginning } from '../../../quotedBeginning';
import { useLeadFocus } from '../../../useLeadFocus';
import { AnswerToReview, answerElementId } from './AnswerToReview';
import type { AnswerDecision, DecisionKind } from './decision';
import { AnswerDecisionDialog } from './AnswerDecisionDialog';
import { QueueHelp } from './QueueHelp';
import { answerByKey } from './queueKeys';
import { SelectionActions, SelectionEnd } from './SelectionActions';

interface ReviewQueueProps {
  projectId: number;
  answers: Schemas['AnswerForReviewPage'];
  /** Goes to another page; `isGone` says that the shown page no longer exists. */
  onPage: (page: number, isGone: boolean) => void;
  /** Takes focus once nothing is left to decide. */
  landingId: string;
}

interface AskedDecision extends AnswerDecision {
  /** The answer that takes focus afterwards. */
  readonly next: number | null;
}

/** One page of answers to decide on, one or several at once; then the next answer takes focus. */
export function ReviewQueue({ projectId, answers, onPage, landingId }: ReviewQueueProps) {
  const { content, pageNumber, totalPages, totalElements } = answers;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [decision, setDecision] = useState<AskedDecision | null>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const leadFocus = useLeadFocus();
  const ids = content.map(({ id }) => id);
  const tabStop = ids.find((id) => id === current) ?? ids[0];
  const selected = ids.filter((id) => chosen.has(id));

  const select = (id: number, isSelected: boolean) =>
    setChosen(new Set(isSelected ? [...selected, id] : selected.filter((one) => one !== id)));
  const total = numberText(totalElements);
  const nameOf = (id: number) => {
    const place = pageNumber * listLimits.defaultPageSize + ids.indexOf(id) + 1;
    return `Answer ${numberText(place)} of ${total}`;
  };
  const ask = (kind: DecisionKind, asked: readonly number[]) => {
    const alone = asked.length === 1 ? content.find(({ id }) => id === asked[0]) : undefined;
    const name = alone
      ? `${nameOf(alone.id).toLowerCase()} (${knownBy(alone)})`
      : `these ${asked.length} answers`;
    setDecision({ kind, ids: asked, name, next: nextInList(ids, asked) });
  };
  const decideSelected = (kind: DecisionKind) => ask(kind, selected);
  const settle = (next: number | null) => {
    setDecision(null);
    leadFocus(() => document.getElementById(next === null ? landingId : answerElementId(next)));
  };

  return (
    <Stack>
      <p role="status">{`${counted(totalElements, 'answer')} to review`}</p>
      {content.length === 0 ? (
        <EmptyState title="Nothing awaits your review" headingLevel={3}>
          Answers appear here as participants send them. You decide whether they are shown.
        </EmptyState>
      ) : (
        <>
          <QueueHelp />
          <SelectionActions
            selected={selected.length}
            shown={ids.length}
            onSelectAll={(isSelected) => setChosen(new Set(isSelected ? ids : []))}
            onDecide={decideSelected}
          />
        </>
      )}
      {content.map((answer) => (
        <AnswerToReview
          key={answer.id}
          answer={answer}
          name={nameOf(answer.id)}
          isSelected={chosen.has(answer.id)}
          onSelect={(isSelected) => select(answer.id, isSelected)}
          onDecide={(kind) => ask(kind, [answer.id])}
          isTabStop={answer.id === tabStop}
          onFocus={() => setCurrent(answer.id)}
          onKey={(key) => {
            const next = answerByKey(ids, answer.id, key);
            if (next !== null) document.getElementById(answerElementId(next))?.focus();
            return next !== null;
          }}
        />
      ))}
      {selected.length > 0 && <SelectionEnd selected={selected.length} onDecide={decideSelected} />}
      {(totalPages > 1 || pageNumber > 0) && (
        <Pagination
          page={pageNumber}
          totalPages={totalPages}
          onChange={(page) => onPage(page, pageNumber >= totalPages)}
        />
      )}
      {decision !== null && (
        <AnswerDecisionDialog
          projectId={projectId}
          decision={decision}
          onSettled={() => settle(decision.next)}
          onDecided={() =>
            // The answer may come late, and what was selected meanwhile stays.
            setChosen((now) => new Set([...now].filter((id) => !decision.ids.includes(id))))
          }
          onCancel={() => setDecision(null)}
        />
      )}
    </Stack>
  );
}

/** Describes an answer in the dialog by its first words and its day. */
function knownBy({ comment, date }: Schemas['AnswerForReview']): string {
  const day = formatLongDate(date);
  return comment === null ? day : `${quotedBeginning(comment)}, ${day}`;
}
