import { formatShortDateTime } from '@sounding/domain/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services';
import { watchProject } from './watchProject';

interface LiveNewsProps {
  readonly projectId: number;
  /**
   * Whether people can answer: not yet (`ahead`), now (`open`) or no longer (`ended` by date, can still be
   * edited; `completed`, cannot); `unknown` until the project is loaded. News comes in throughout.
   */
  readonly phase: 'unknown' | 'ahead' | 'open' | 'ended' | 'completed';
  readonly endDate: string | null;
}

/** Keeps the page up to date while it is open, and says in a line what has come in. */
export function LiveNews({ projectId, phase, endDate }: LiveNewsProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [news, setNews] = useState('');
  useEffect(
    () => watchProject({ api, queryClient, projectId, tell: setNews }),
    [api, queryClient, projectId],
  );
  return (
    // Never empty, so that nothing moves when the words change.
    <p role="status">{news === '' ? quiet[phase](endDate) : news}</p>
  );
}

/** The line while there is no news. */
const quiet: Readonly<Record<LiveNewsProps['phase'], (endDate: string | null) => string>> = {
  unknown: () => '\u00a0',
  ahead: () =>
    'Participants see this project from its launch on. Then responses appear here by themselves.',
  open: () => 'New responses appear here by themselves.',
  ended: (endDate) =>
    `This project ended${endDate === null ? '' : ` on ${formatShortDateTime(endDate)}`}. To take responses again, edit it and set a later end date.`,
  completed: () =>
    'This project has been completed: no more responses come in, and its details can no longer be edited.',
};
