import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answeringWith, file, json, leastAnswer, problem } from '../testing/answers';
import { operations } from './generated/operations';

const first = (requests: readonly Request[]) => {
  const [request] = requests;
  if (!request) throw new Error('No request was sent');
  return request;
};

describe('what is sent', () => {
  test('every call goes to /api/ on the page’s own origin [API-01, OPEN-13, OPEN-14]', async () => {
    const { api, requests } = answeringWith(leastAnswer);
    // Only addresses matter here, so any input will do; path parameters are all ids or keys.
    const calls = Object.values<(input: unknown) => Promise<unknown> | AsyncGenerator>(
      api as never,
    );
    for (const call of calls) {
      const answer = call({ path: { id: 7, key: 'k' } });
      await ('next' in answer ? answer.return(await answer.next()) : answer);
    }
    expect(requests).toHaveLength(Object.keys(operations).length);
    for (const { url } of requests) {
      expect(url.startsWith(`${location.origin}/api/`), url).toBe(true);
      expect(url).not.toMatch(/[{}]|%7B/);
    }
  });

  test('cookies go with every call [API-02]', async () => {
    const { api, requests } = answeringWith(leastAnswer);
    await api.getRole();
    await api.signIn({ body: { userName: 'a@b.c', password: 'p', code: '123456' } });
    expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
  });

  test('the token stored at the time of each call is its bearer token [API-03]', async () => {
    let token = 'first';
    const { api, requests } = answeringWith(leastAnswer, { getToken: () => token });
    await api.getRole();
    token = 'second';
    await api.completeProject({ path: { id: 1 } });
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  test.each([undefined, null, ''])(
    'without a token (%j) there is no header [OPEN-34]',
    async (none) => {
      const { api, requests } = answeringWith(leastAnswer, { getToken: () => none });
      await api.getRole();
      expect(first(requests).headers.has('Authorization')).toBe(false);
    },
  );

  test('a call goes on without its page only where that is asked for', async () => {
    const { api, requests } = answeringWith(leastAnswer);
    await api.signOut();
    await api.signOut({ keepalive: true });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  test('path, query, header and body arrive where the contract wants them', async () => {
    const { api, requests } = answeringWith(leastAnswer);
    await api.editResearcher({ path: { id: 21 }, body: { name: 'Ada', login: 'ada@b.c' } });
    await api.listResearchers({ query: { search: 'a&b', activated: false, sort: 'fullName,asc' } });
    const [edit, list] = requests;
    expect(edit?.method).toBe('POST');
    expect(new URL(edit?.url ?? '').pathname).toBe('/api/researcher/edit/21');
    expect(edit?.headers.get('Content-Type')).toBe('application/json');
    expect(await edit?.json()).toEqual({ name: 'Ada', login: 'ada@b.c' });
    expect(Object.fromEntries(new URL(list?.url ?? '').searchParams)).toEqual({
      search: 'a&b',
      activated: 'false',
      sort: 'fullName,asc',
    });
    await api.createProjectUpdate({
      body: { text: 'We asked', status: 'DRAFT', project: { id: 12 } },
      header: { 'Idempotency-Key': '2f1c7a52-6f0e' },
    });
    expect(requests[2]?.headers.get('Idempotency-Key')).toBe('2f1c7a52-6f0e');
  });

  test('a consent of false is sent as JSON false', async () => {
    const { api, requests } = answeringWith(() => new Response(null, { status: 204 }));
    await api.setUsageDataConsent({ body: false });
    expect(await first(requests).text()).toBe('false');
  });

  test('an address is sent as plain text, without quotes', async () => {
    const { api, requests } = answeringWith(() => new Response(null, { status: 204 }));
    await api.requestPasswordReset({ body: 'ada@b.c' });
    expect(first(requests).headers.get('Content-Type')).toBe('text/plain');
    expect(await first(requests).text()).toBe('ada@b.c');
  });
});

describe('what comes back', () => {
  test('JSON comes back as it is', async () => {
    const { api } = answeringWith(() => json([{ id: 1, lower: 16, upper: 17 }]));
    expect(await api.listAgeRanges()).toEqual([{ id: 1, lower: 16, upper: 17 }]);
  });

  test.each([
    ['an object, a number or nothing for a list', [{}, 1, null], 'listAgeRanges'],
    ['an object, a list or nothing for a role', [{}, [], null], 'getRole'],
    ['words, a number or nothing for yes or no', ['true', 1, null], 'getUserAgreement'],
    ['another object, a list, words or nothing for an account', [{}, [], 'x', null], 'getAccount'],
    ['anything for what is only done', [{}, [], 'x', false], 'signOut'],
  ] as const)('%s, such as a proxy answers, counts as unanswered', async (_, bodies, id) => {
    for (const body of bodies) {
      const { api } = answeringWith(() => json(body));
      await expect(api[id](), JSON.stringify(body)).rejects.toMatchObject({ status: 0 });
    }
    const { api } = answeringWith(leastAnswer);
    await api[id]();
  });

  test.each(['{}', '[]', '1'])('%s for what may be nothing counts as unanswered', async (body) => {
    const { api } = answeringWith(() => new Response(body));
    await expect(api.getProjectDocument({ path: { id: 12 } })).rejects.toMatchObject({ status: 0 });
  });

  test('204 comes back as undefined', async () => {
    const { api } = answeringWith(() => new Response(null, { status: 204 }));
    expect(await api.getProjectDocument({ path: { id: 12 } })).toBeUndefined();
  });

  test('a file comes back with its bytes and its name', async () => {
    const { api } = answeringWith(
      () =>
        new Response(new Uint8Array([1, 2, 3]), {
          headers: { 'Content-Disposition': 'attachment; filename="project-export.xls"' },
        }),
    );
    const exported = await api.exportProject({ path: { id: 12 }, body: 'Calm-estuary-2026!' });
    expect(exported.fileName).toBe('project-export.xls');
    expect([...new Uint8Array(await exported.blob.arrayBuffer())]).toEqual([1, 2, 3]);
  });
});

describe('a line that died without a word', () => {
  afterEach(() => vi.restoreAllMocks());

  test('a save counts as unanswered after two minutes', async () => {
    const limit = new AbortController();
    const ask = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { api } = answeringWith(() => json({}), { fetch: neverAnswering });
    const save = api.completeProject({ path: { id: 1 } });
    expect(ask).toHaveBeenCalledExactlyOnceWith(120_000);
    limit.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(save).rejects.toMatchObject({ status: 0 });
  });

  test('a page that could be left meanwhile counts as unanswered, too', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { api } = answeringWith(() => json({}), { fetch: neverAnswering });
    const page = api.getProject({ path: { id: 1 }, signal: new AbortController().signal });
    limit.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(page).rejects.toMatchObject({ status: 0 });
  });

  test('a file takes what time it needs, if a signal can end it', async () => {
    const ask = vi.spyOn(AbortSignal, 'timeout');
    const { api } = answeringWith(() => file('a workbook'));
    const { signal } = new AbortController();
    await api.exportProject({ path: { id: 12 }, body: 'Calm-estuary-2026!', signal });
    expect(ask).not.toHaveBeenCalled();
  });

  test('any other file counts as unanswered after ten minutes', async () => {
    const limit = new AbortController();
    const ask = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { api } = answeringWith(() => json({}), { fetch: neverAnswering });
    const document = api.downloadProjectDocument({ path: { id: 1 } });
    expect(ask).toHaveBeenCalledExactlyOnceWith(600_000);
    limit.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(document).rejects.toMatchObject({ status: 0 });
  });

  function neverAnswering({ signal }: Request) {
    return new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  }
});

test.each([200, 401, 502])(
  'an answer %i is handed on with its headers, and with the time of the call',
  async (status) => {
    const sentAt = Date.parse('2027-01-31T17:00:00.000Z');
    onTestFinished(() => {
      vi.useRealTimers();
    });
    vi.setSystemTime(sentAt);
    const onAnswer = vi.fn();
    const answer = json([], status);
    const { api } = answeringWith(
      () => {
        vi.setSystemTime(sentAt + 5000);
        return answer;
      },
      { onAnswer },
    );
    await api.listProjects().catch(() => undefined);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer, sentAt);
  },
);

describe('a session that has ended', () => {
  test('tells the session’s keeper, with the token that was refused', async () => {
    const onUnauthorised = vi.fn();
    const { api } = answeringWith(() => problem(401), { onUnauthorised });
    await expect(api.listProjects()).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorised).toHaveBeenCalledExactlyOnceWith('token-1');
  });

  test('a wrong password is no ended session', async () => {
    const onUnauthorised = vi.fn();
    const { api } = answeringWith(() => problem(401), { onUnauthorised });
    const call = api.requestSignInCode({ body: { userName: 'a@b.c', password: 'p' } });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});
