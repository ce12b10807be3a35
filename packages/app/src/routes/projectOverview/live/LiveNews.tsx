import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services';
import { watchProject } from './watchProject';

interface LiveNewsProps {
  readonly projectId: number;
  /**
   * Nobody can answer yet, or any more; what was decided elsewhere comes in all the same. Unknown until
   * the project is there. What has ended by its date can still be edited, what was completed cannot.
   */
  readonly phase: 'unknown' | 'ahead' | 'open' | 'ended' | 'completed';
}

/** Keeps the page up to date while it is open, and says in a line what has come in. */
export function LiveNews({ projectId, phase }: LiveNewsProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [news, setNews] = useState('');
  useEffect(
    () => watchProject({ api, queryClient, projectId, tell: setNews }),
    [api, queryClient, projectId],
  );
  return (
    // Always as high as its words, so that nothing moves when they change.
    <p role="status">{news === '' ? quiet[phase] : news}</p>
  );
}

const quiet = {
  unknown: '\u00a0',
  ahead:
    'Participants see this project from its launch on. Then responses appear here by themselves.',
  open: 'New responses appear here by themselves.',
  ended: 'This project is completed, so no more responses come in.',
  completed:
    'This project has been completed: no more responses come in, and its details can no longer be edited.',
} as const;
