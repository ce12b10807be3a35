import type { Api, Schemas } from '@sounding/api-client';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { queriesOf } from '../../../queries';
import { watchActivity } from './activity';
import { followCounts } from './followCounts';
import { createNewsTeller } from './newsTeller';

type Counts = Schemas['ProjectCounts'];

interface Watched {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly projectId: number;
  readonly tell: (news: string) => void;
}

/** The wait after a change, so that several in a row are read together. */
const gatherMillis = 2_000;

/**
 * Keeps what the page shows of a project up to date while the page is visible, and returns a function that
 * stops it. The stream brings the counts. Charts and lists are read again only while the person is active,
 * since reading counts as use of the session; a person who comes back gets them read again.
 */
export function watchProject({ api, queryClient, projectId, tell }: Watched): () => void {
  const { queryKey: summaryKey } = queriesOf(api).projects.summary(projectId);
  const projectKey = queriesOf(api).projects.one(projectId);
  const news = createNewsTeller(tell);
  /** Whether the stream has brought newer counts than a summary request under way may return. */
  let isOvertaken = false;
  const hearSummary = () => {
    const summary = queryClient.getQueryData(summaryKey);
    if (summary !== undefined) news.hear(summary);
  };
  let stream: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOutdated = false;

  const readSoon = () => {
    if (!isOutdated || timer !== null || !activity.isRecent()) return;
    timer = setTimeout(() => {
      timer = null;
      isOutdated = false;
      void queryClient.invalidateQueries({ queryKey: projectKey });
    }, gatherMillis);
  };
  const activity = watchActivity(readSoon);
  const outdate = () => {
    isOutdated = true;
    readSoon();
  };

  const take = (counts: Counts) => {
    isOvertaken = true;
    news.hear(counts);
    const known = queryClient.getQueryData(summaryKey);
    if (known === undefined || isSame(known, counts)) return;
    queryClient.setQueryData(summaryKey, { ...known, ...counts });
    outdate();
  };
  const heed = () => {
    stream?.abort();
    stream = null;
    if (document.visibilityState === 'hidden') return;
    stream = new AbortController();
    const { signal } = stream;
    void followCounts({ api, projectId, signal, onCounts: take, onInterrupted: outdate });
  };
  // Without a stream, a summary that was read again brings the news. A summary older than the stream's
  // last counts is ignored: later, counts that were already told would be news again.
  const summaryHash = hashKey(summaryKey);
  const stopListening = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== summaryHash) return;
    if (event.action.type === 'fetch') isOvertaken = false;
    if (event.action.type === 'success' && !isOvertaken) hearSummary();
  });
  hearSummary();

  document.addEventListener('visibilitychange', heed);
  heed();
  return () => {
    document.removeEventListener('visibilitychange', heed);
    stopListening();
    stream?.abort();
    if (timer !== null) clearTimeout(timer);
    activity.stop();
    news.stop();
  };
}

function isSame(one: Counts, other: Counts): boolean {
  return (
    one.hearMoreYesCount === other.hearMoreYesCount &&
    one.hearMoreNoCount === other.hearMoreNoCount &&
    one.contributeYesCount === other.contributeYesCount &&
    one.contributeNoCount === other.contributeNoCount &&
    one.answersForReviewCount === other.answersForReviewCount &&
    one.resultsVersion === other.resultsVersion
  );
}
