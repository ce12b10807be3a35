import { afterEach, expect, test, vi } from 'vitest';
import { openOverview } from '../openOverview.fixture';
import { questionSample } from '../publishing/samples.fixture';
import { summarySample } from '../summary.fixture';
import { openStream } from './openStream.fixture';

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('new responses appear while the page is open, and are told politely', async () => {
  const stream = openStream();
  let known = {};
  const { screen, server } = await openOverview({
    answers: {
      'GET /projects/{id}/events': stream.answer,
      'GET /projects/summary/{id}': () => summarySample(known),
    },
  });
  const bar = screen.getByRole('figure', { name: 'Interested in hearing more' });
  await expect.element(bar).toHaveTextContent('200 of 300 responses');
  known = { hearMoreYesCount: 202, answersForReviewCount: 7 };
  stream.send(known);
  await expect.element(bar).toHaveTextContent('202 of 302 responses');
  await expect.element(screen.getByRole('tab', { name: /7 answers to review/ })).toBeVisible();
  await expect
    .element(screen.getByRole('status').filter({ hasText: '2 new responses' }))
    .toHaveTextContent('2 new responses and 1 new answer to review.');
  // The charts are read again too, because opening the page counts as activity.
  await expect.poll(() => server.arrived('GET /projects/summary/{id}').length).toBeGreaterThan(1);
});

test('votes and scale values, which nobody reviews, appear in open results, and are not told as responses', async () => {
  const stream = openStream();
  let known = { answersCount: 3 };
  const { screen } = await openOverview({
    path: '/project-overview/12?tab=questions',
    answers: {
      'GET /projects/{id}/events': stream.answer,
      'GET /questions-with-poll-scores/project/{id}': () => [questionSample(known)],
      'GET /answers/question/{id}': () => ({
        content: [],
        pageNumber: 0,
        totalPages: 0,
        totalElements: 0,
      }),
    },
  });
  await expect.element(screen.getByText('3 answers', { exact: true })).toBeVisible();
  known = { answersCount: 4 };
  stream.send({ resultsVersion: 41 });
  await expect.element(screen.getByText('4 answers', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/new response/)).not.toBeInTheDocument();
});

test('a project that has ended by its date promises no more responses, and says how to take some again', async () => {
  const { screen } = await openOverview({ summary: { endDate: '2026-10-03T08:00:00.000Z' } });
  await expect
    .element(
      screen.getByText(
        'This project ended on 03/10/2026, 09:00. To take responses again, edit it and set a later end date.',
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByText('New responses appear here')).not.toBeInTheDocument();
});

test('a project that has not launched promises responses from then on', async () => {
  const { screen } = await openOverview({ summary: { publishedDate: '2099-10-03T08:00:00.000Z' } });
  await expect
    .element(screen.getByText(/^Participants see this project from its launch on\./))
    .toBeVisible();
  await expect.element(screen.getByText(/^New responses appear here/)).not.toBeInTheDocument();
});

test('the page stops listening while it is hidden, and starts again when it is seen', async () => {
  const { server } = await openOverview({
    answers: { 'GET /projects/{id}/events': () => openStream().answer() },
  });
  const asked = () => server.arrived('GET /projects/{id}/events');
  await expect.poll(() => asked().length).toBe(1);
  setVisibility('hidden');
  await expect.poll(() => asked()[0]?.request.signal.aborted).toBe(true);
  setVisibility('visible');
  await expect.poll(() => asked().length).toBe(2);
});

test('leaving the page ends it', async () => {
  const { server, screen } = await openOverview({
    answers: {
      'GET /projects/{id}/events': () => openStream().answer(),
      'GET /projects': () => [],
    },
  });
  const asked = () => server.arrived('GET /projects/{id}/events');
  await expect.poll(() => asked().length).toBe(1);
  await screen.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => asked()[0]?.request.signal.aborted).toBe(true);
});
