import type { Schemas } from '@sounding/api-client';
import { errorIn } from '@sounding/domain/errors';
import { QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createServices } from '../../createServices';
import { queriesOf } from '../../queries';
import { fakeServer, problem } from '../../testing/fakeServer';
import { farAhead, storedProjectSample } from '../../testing/samples';
import { storedProject } from './projectInHand';
import { projectStoreOf } from './projectStoreOf';
import { useSaving, type MetNewer } from './useSaving';

type Save = () => Schemas['Project'] | Response;

/** Takes the sample project in hand, and sets what the server has meanwhile and how it answers each save. */
async function begin({
  onServer = () => storedProjectSample(),
  saves = [],
  unreadable = [],
}: {
  onServer?: () => Schemas['Project'] | Promise<Schemas['Project']>;
  saves?: readonly Save[];
  unreadable?: Parameters<typeof useSaving>[0]['unreadable'];
} = {}) {
  const answers = [...saves];
  const server = fakeServer({
    'GET /projects/{id}': onServer,
    'GET /project-documents/{id}': () => undefined,
    'PUT /projects': () => {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('The test expects no further save.');
      return answer();
    },
  });
  const { services } = createServices({
    storage: sessionStorage,
    fetch: server.fetch,
    onAgreementRequired: () => undefined,
  });
  const { api, clock, queryClient } = services;
  const store = projectStoreOf(services);
  store.take(storedProject(storedProjectSample(), null));
  const { result, act } = await renderHook(() => useSaving({ api, clock, store, unreadable }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const inHandNow = () => {
    const inHand = store.get();
    if (inHand === null) throw new Error('Nothing is in hand.');
    return inHand;
  };
  return {
    api,
    queryClient,
    server,
    store,
    inHandNow,
    saving: () => result.current,
    /** Runs one of the actions and resolves with its result. */
    does: async (name: 'save' | 'keepMine' | 'meetNewer') => {
      let answer: boolean | MetNewer = false;
      await act(async () => {
        answer = await result.current[name]();
      });
      return answer;
    },
    takeNewer: () => act(() => result.current.takeNewer()),
    problems: () => result.current.problemsOf(inHandNow()),
  };
}

const refused: Save = () =>
  problem(400, { errors: [{ pointer: '/funder', message: 'The server knows better' }] });
const changedMeanwhile: Save = () => problem(412, { type: '/problems/changed-meanwhile' });

describe('What the server refused', () => {
  test('holds of the form that it was sent, and of no other', async () => {
    const { store, does, problems } = await begin({ saves: [refused] });
    store.change({ subtitle: 'Mine' });
    expect(await does('save')).toBe(false);
    expect(problems()).toMatchObject([{ field: 'funder', message: 'The server knows better' }]);
    store.change({ funder: 'Another trust' });
    expect(problems()).toEqual([]);
  });

  test('can be sent again as it is, as the server may know better by then', async () => {
    const { store, does, problems, server } = await begin({
      saves: [refused, () => storedProjectSample({ version: 4, subtitle: 'Mine' })],
    });
    store.change({ subtitle: 'Mine' });
    expect(await does('save')).toBe(false);
    expect(await does('save')).toBe(true);
    expect(problems()).toEqual([]);
    expect(server.arrived('PUT /projects')).toHaveLength(2);
  });
});

test('A field that cannot be read says so in its own words, and not that it is missing', async () => {
  const unreadable = [errorIn('endDate', 'That is no date')];
  const { store, problems } = await begin({ unreadable });
  store.change({ endDate: null });
  expect(problems().filter(({ field }) => field === 'endDate')).toEqual(unreadable);
});

test('Every list is read anew after a save', async () => {
  const { api, queryClient, store, does } = await begin({
    saves: [() => storedProjectSample({ version: 4 })],
  });
  const key = [...queriesOf(api).projects.key, 'a list'];
  queryClient.setQueryData(key, []);
  store.change({ subtitle: 'Mine' });
  await does('save');
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

describe('A newer version on the server', () => {
  test('that reads as what was opened is nobody’s work, and is saved over unasked', async () => {
    const { store, does, saving, server } = await begin({
      onServer: () => storedProjectSample({ version: 4 }),
      saves: [changedMeanwhile, () => storedProjectSample({ version: 5, subtitle: 'Mine' })],
    });
    store.change({ subtitle: 'Mine' });
    expect(await does('save')).toBe(true);
    expect(saving().newer).toBeNull();
    expect(server.arrived('PUT /projects')[1]?.request.headers.get('If-Match')).toBe('"4"');
  });

  test('that reads as what was opened but is published meanwhile is asked about', async () => {
    const { store, does, saving } = await begin({
      onServer: () =>
        storedProjectSample({ version: 4, status: 'PUBLISHED', publishedDate: farAhead }),
      saves: [changedMeanwhile],
    });
    store.change({ subtitle: 'Mine' });
    expect(await does('save')).toBe(false);
    expect(saving().newer).toMatchObject({ status: 'PUBLISHED' });
  });

  test('that is taken leaves nothing that failed on the page', async () => {
    const { store, does, saving, takeNewer, inHandNow } = await begin({
      onServer: () => storedProjectSample({ version: 4, subtitle: 'Theirs' }),
      saves: [changedMeanwhile],
    });
    store.change({ subtitle: 'Mine' });
    await does('save');
    expect(saving().attempts).toBe(1);
    await takeNewer();
    expect(saving()).toMatchObject({ attempts: 0, newer: null });
    expect(inHandNow()).toMatchObject({ version: 4, form: { subtitle: 'Theirs' } });
  });
});

describe('A newer version that is met by asking for something else', () => {
  test('is gone on with in the same fields where it reads the same', async () => {
    const { does, saving, inHandNow } = await begin({
      onServer: () => storedProjectSample({ version: 4 }),
    });
    const { formKey, form } = inHandNow();
    expect(await does('meetNewer')).toEqual({ isAsSeen: true, isSubmitted: false });
    expect(saving().newer).toBeNull();
    expect(inHandNow()).toMatchObject({ version: 4, formKey, form });
  });

  test('is compared where it reads otherwise', async () => {
    const { does, saving, inHandNow } = await begin({
      onServer: () => storedProjectSample({ version: 4, subtitle: 'Theirs' }),
    });
    expect(await does('meetNewer')).toEqual({ isAsSeen: false, isSubmitted: false });
    expect(saving().newer).toMatchObject({ version: 4 });
    expect(inHandNow().version).toBe(3);
  });

  test('is compared where it is published by now, which is edited elsewhere', async () => {
    const { does, saving, inHandNow } = await begin({
      onServer: () =>
        storedProjectSample({ version: 4, status: 'PUBLISHED', publishedDate: farAhead }),
    });
    expect(await does('meetNewer')).toEqual({ isAsSeen: false, isSubmitted: false });
    expect(saving().newer).toMatchObject({ status: 'PUBLISHED' });
    expect(inHandNow().status).toBe('DRAFT');
  });

  test('is gone on with where it only awaits approval, but what was asked is asked anew', async () => {
    const { does, saving, inHandNow } = await begin({
      onServer: () => storedProjectSample({ version: 4, status: 'PENDING' }),
    });
    expect(await does('meetNewer')).toEqual({ isAsSeen: false, isSubmitted: true });
    expect(saving().newer).toBeNull();
    expect(inHandNow()).toMatchObject({ version: 4, status: 'PENDING' });
  });

  test('changes nothing for whoever has another project in hand by then', async () => {
    let arrive: (project: Schemas['Project']) => void = () => undefined;
    const { does, saving, store, server, inHandNow } = await begin({
      onServer: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    const met = does('meetNewer');
    await vi.waitUntil(() => server.arrived('GET /projects/{id}').length > 0);
    const other = storedProject(storedProjectSample({ id: 13, title: 'Another' }), null);
    store.take(other);
    arrive(storedProjectSample({ version: 4 }));
    expect(await met).toEqual({ isAsSeen: false, isSubmitted: false });
    expect(saving().newer).toBeNull();
    expect(inHandNow()).toBe(other);
  });
});
