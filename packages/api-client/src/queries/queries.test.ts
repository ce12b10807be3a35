import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueries } from '.';
import { answeringWith, leastAnswer } from '../../testing/answers';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('a project without a document is null, which a cache can hold', async () => {
  const { api } = answeringWith(() => new Response(null, { status: 204 }));
  expect(await client().query(createQueries(api).ethics.ofProject(12))).toBeNull();
});

test('everything about one project can be made stale at once, and nothing about another', async () => {
  const { api } = answeringWith(leastAnswer);
  const { projects } = createQueries(api);
  const cache = client();
  await cache.query(projects.full(12));
  await cache.query(projects.summary(12));
  await cache.query(projects.full(13));
  await cache.invalidateQueries({ queryKey: projects.one(12) });
  const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated;
  expect(isStale(projects.full(12).queryKey)).toBe(true);
  expect(isStale(projects.summary(12).queryKey)).toBe(true);
  expect(isStale(projects.full(13).queryKey)).toBe(false);
});

test('a filter is part of the key, so that two pages never share a cache entry', () => {
  const { api } = answeringWith(leastAnswer);
  const { researchers } = createQueries(api);
  expect(researchers.page({ page: 0 }).queryKey).not.toEqual(
    researchers.page({ page: 1 }).queryKey,
  );
});

test('each query asks for one thing, under a key of its own', async () => {
  const { api, requests } = answeringWith(leastAnswer);
  const queries = createQueries(api);
  const cache = client();
  const { account, projects, answers, interests, ethics, researchers, signupRequests, monitor } =
    queries;
  const read = [
    cache.query(account.usageDataConsent()),
    cache.query(account.backupCodes()),
    cache.query(projects.list()),
    cache.query(projects.full(1)),
    cache.query(projects.summary(1)),
    cache.query(projects.engagement(1)),
    cache.query(projects.exportProgress(1)),
    cache.query(projects.updates(1)),
    cache.query(projects.questions(1)),
    cache.query(projects.answersForReview(1)),
    cache.query(answers.ofQuestion(1)),
    cache.query(queries.ageRanges()),
    cache.query(interests.active()),
    cache.query(interests.all()),
    cache.query(ethics.ofProject(1)),
    cache.query(ethics.awaiting()),
    cache.query(ethics.versions(1)),
    cache.query(ethics.file(1)),
    cache.query(researchers.page()),
    cache.query(researchers.one(1)),
    cache.query(signupRequests.awaiting()),
    cache.query(monitor.counts()),
    cache.query(monitor.demographics()),
    cache.query(monitor.projects()),
    cache.query(queries.auditLog.page()),
    cache.query(queries.auditLog.actions()),
  ];
  await Promise.all(read);
  expect(cache.getQueryCache().getAll()).toHaveLength(read.length);

  expect(new Set(requests.map(({ url }) => url)).size).toBe(read.length);
});
