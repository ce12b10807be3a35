import type { Schemas } from '@sounding/api-client';
import { formatShortDateTime } from '@sounding/domain/dates';
import { ethicsLimits } from '@sounding/domain/ethics';
import { Inline, Stack, Tag, type TagTone } from '@sounding/ui';
import type { ReactNode } from 'react';
import { isolated } from '../isolated';
import { DecisionComment } from './DecisionComment';
import * as css from './DocumentHistory.css';

type Version = Schemas['ProjectDocumentVersion'];

interface DocumentHistoryProps {
  /** Newest first. */
  versions: readonly Version[];
  /** Whether the reader decides on documents, so that an undecided one waits for them and not for others. */
  isReaderDeciding: boolean;
  /** An action for one version. */
  action?: (version: Version) => ReactNode;
}

/** Every ethics document that a project has had: who submitted it when, and what became of it. */
export function DocumentHistory({ versions, isReaderDeciding, action }: DocumentHistoryProps) {
  return (
    <ul className={css.list}>
      {versions.map((version) => {
        const { id, file, submittedDate, submittedBy, decision, fileDeletion } = version;
        const { tone, outcome } = outcomeOf(version, isReaderDeciding);
        return (
          <li key={id} className={css.version}>
            <Stack gap="tight">
              <Inline gap="tight">
                <strong className={css.name}>
                  <bdi>{file.name}</bdi>
                </strong>
                <Tag tone={tone}>{outcome}</Tag>
              </Inline>
              <p>
                Submitted by <bdi>{submittedBy.fullName}</bdi> on{' '}
                {formatShortDateTime(submittedDate)}. <span>{whatFollowed(version)}</span>
                {fileDeletion !== null && <span>{` ${fileDeletedOn(fileDeletion)}`}</span>}
              </p>
              {decision !== null && decision.comment !== '' && (
                <DecisionComment comment={decision.comment} />
              )}
              {action?.(version)}
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}

export function fileDeletedOn({ date, reason }: Schemas['DocumentFileDeletion']): string {
  const why = {
    REQUESTED: 'because somebody asked for that',
    REJECTED: `because the document had been rejected more than ${ethicsLimits.rejectedFileDays} days before`,
  }[reason];
  return `The file was deleted on ${formatShortDateTime(date)}, ${why}.`;
}

function outcomeOf(
  { decision, replacedDate }: Version,
  isReaderDeciding: boolean,
): { tone: TagTone; outcome: string } {
  if (decision !== null) {
    return decision.approved
      ? { tone: 'success', outcome: 'Approved' }
      : { tone: 'error', outcome: 'Rejected' };
  }
  return replacedDate === null
    ? { tone: isReaderDeciding ? 'attention' : 'info', outcome: 'Not decided' }
    : { tone: 'neutral', outcome: 'Replaced' };
}

function whatFollowed({ decision, replacedDate }: Version): string {
  if (decision !== null) {
    const by = decision.decidedBy === null ? '' : ` by ${isolated(decision.decidedBy.fullName)}`;
    const verb = decision.approved ? 'Approved' : 'Rejected';
    return `${verb}${by} on ${formatShortDateTime(decision.date)}.`;
  }
  return replacedDate === null ? '' : `Replaced on ${formatShortDateTime(replacedDate)}.`;
}
