import type { Api, Schemas } from '@sounding/api-client';
import { underOneKey } from '../../../versions/underOneKey';

export type DecisionKind = Schemas['AnswerDecisions']['decision'];

/** What somebody is about to decide on the answers that await review. */
export interface AnswerDecision {
  readonly kind: DecisionKind;
  readonly ids: readonly number[];
  /** "answer 3 of 12 (“It helps.”, 4 October 2026)", "these 5 answers" */
  readonly name: string;
}

/** Sends the decision: one answer by itself, several in one request that decides on all or none. */
export async function sendDecision(
  api: Api,
  projectId: number,
  { kind, ids }: AnswerDecision,
): Promise<void> {
  const [id] = ids;
  if (id !== undefined && ids.length === 1) {
    await (kind === 'APPROVE'
      ? api.approveAnswer({ path: { id } })
      : underOneKey(['deleteAnswer', id], (header) => api.deleteAnswer({ path: { id }, header })));
    return;
  }
  const body = { decision: kind, answers: ids.map((one) => ({ id: one })) };
  await underOneKey(['decideAnswers', projectId, body], (header) =>
    api.decideAnswers({ path: { id: projectId }, body, header }),
  );
}
