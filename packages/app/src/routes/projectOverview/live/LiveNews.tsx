import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services';
import { watchProject } from './watchProject';

interface LiveNewsProps {
  readonly projectId: number;
  /** Nobody can answer any more; what was decided elsewhere still comes in. */
  readonly isCompleted: boolean;
}

/** Keeps the page up to date while it is open, and says in a line what has come in. */
export function LiveNews({ projectId, isCompleted }: LiveNewsProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [news, setNews] = useState('');
  useEffect(
    () => watchProject({ api, queryClient, projectId, tell: setNews }),
    [api, queryClient, projectId],
  );
  return (
    // Always as high as its words, so that nothing moves when they change.
    <p role="status">{news === '' ? (isCompleted ? whenCompleted : whenOpen) : news}</p>
  );
}

const whenOpen = 'New responses appear here by themselves.';
const whenCompleted = 'This project is completed, so no more responses come in.';
