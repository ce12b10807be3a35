import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../services';
import { watchProject } from './watchProject';

/** Keeps the page up to date while it is open, and says in a line what has come in. */
export function LiveNews({ projectId }: { projectId: number }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [news, setNews] = useState('');
  useEffect(
    () => watchProject({ api, queryClient, projectId, tell: setNews }),
    [api, queryClient, projectId],
  );
  return (
    // Always as high as its words, so that nothing moves when they change.
    <p role="status">{news === '' ? 'New responses appear here by themselves.' : news}</p>
  );
}
