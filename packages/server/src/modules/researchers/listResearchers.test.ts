import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';

let app: TestApp;
let admin: SignedIn;
let monitor: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAs('ROLE_ADMIN', { fullName: 'Joan Clarke' });
  monitor = await app.signInAs('ROLE_MONITOR_RESEARCHER', {
    fullName: 'Mary Monitor',
    login: 'mary@sounding.example',
  });
  await app.createAccount({ fullName: 'Ada Byron', login: 'ada@sounding.example' });
  await app.createAccount({
    fullName: 'grace eldon',
    login: 'Grace_100%@sounding.example',
    isActivated: false,
  });
  await app.createAccount({ fullName: 'Zoë Back\\slash', login: 'zoe@sounding.example' });
  await app.platform.pool.query(
    `UPDATE accounts SET created_at = timestamptz '2026-01-01' + id * interval '1 day',
       last_login_at = CASE login_key WHEN 'ada@sounding.example' THEN timestamptz '2026-03-01' END,
       last_activity_at = CASE login_key WHEN 'ada@sounding.example' THEN timestamptz '2026-03-02'
         WHEN 'mary@sounding.example' THEN timestamptz '2026-03-03' END`,
  );
});

afterAll(() => app.close());

async function list(query: Record<string, string> = {}, { token } = admin) {
  const search = new URLSearchParams(query).toString();
  const answer = await app.request('GET', `/api/researchers?${search}`, { token });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return answer.json<Schemas['ResearcherPage']>();
}

const namesIn = ({ content }: Schemas['ResearcherPage']) => content.map((each) => each.fullName);

const everybody = ['Zoë Back\\slash', 'grace eldon', 'Ada Byron', 'Mary Monitor'];

describe('The list of researchers', () => {
  test('holds researchers and monitors, never administrators, newest first [API-51, OPEN-46, UI-20]', async () => {
    const page = await list();

    expect(namesIn(page)).toEqual(everybody);
    expect(page).toMatchObject({ pageNumber: 0, totalPages: 1, totalElements: 4 });
  });

  test('tells of each who it is, which role, and when last seen [DATA-15]', async () => {
    const { content } = await list({ search: 'ada@' });

    expect(content).toMatchObject([
      {
        fullName: 'Ada Byron',
        emailAddress: 'ada@sounding.example',
        role: 'ROLE_RESEARCHER',
        activated: true,
        lastLoginDate: '2026-03-01T00:00:00.000Z',
        lastActivityDate: '2026-03-02T00:00:00.000Z',
      },
    ]);
  });

  test('is read by monitors too [OPEN-07]', async () => {
    expect(await list({}, monitor)).toEqual(await list());
  });

  test.each([
    ['part of a name in any case', 'GRACE e', ['grace eldon']],
    ['part of an address in any case', 'ZOE@', ['Zoë Back\\slash']],
    ['spaces at the ends', '  ada ', ['Ada Byron']],
    ['a percent sign as itself', '%', ['grace eldon']],
    ['an underscore as itself', '_', ['grace eldon']],
    ['a backslash as itself', '\\', ['Zoë Back\\slash']],
    ['a quote as itself', "' OR 1=1 --", []],
    ['what stands between pattern signs', 'a%n', []],
  ])('is searched for %s [API-51]', async (_what, search, names) => {
    expect(namesIn(await list({ search }))).toEqual(names);
  });

  test.each([
    ['the last name before the first', 'byron  ADA', ['Ada Byron']],
    ['a name and a part of the address', 'byron ada@', ['Ada Byron']],
    ['two words of which one is nobody’s', 'Ada Lovelace', []],
  ])('is searched for each word in any order: %s [API-51]', async (_what, search, names) => {
    expect(namesIn(await list({ search }))).toEqual(names);
  });

  test('is narrowed by role and state [API-51]', async () => {
    expect(namesIn(await list({ role: 'ROLE_MONITOR_RESEARCHER' }))).toEqual(['Mary Monitor']);
    expect(namesIn(await list({ activated: 'false' }))).toEqual(['grace eldon']);
    expect(namesIn(await list({ activated: 'true', role: 'ROLE_RESEARCHER' }))).toEqual([
      'Zoë Back\\slash',
      'Ada Byron',
    ]);
  });

  test('is turned page by page [API-51, DATA-21]', async () => {
    const first = await list({ size: '3' });
    const second = await list({ size: '3', page: '1' });
    const beyond = await list({ size: '3', page: '7' });

    expect([...namesIn(first), ...namesIn(second)]).toEqual(everybody);
    expect(second).toMatchObject({ pageNumber: 1, totalPages: 2, totalElements: 4 });
    expect(beyond).toMatchObject({ content: [], pageNumber: 7, totalPages: 2 });
  });

  const byName = ['Ada Byron', 'grace eldon', 'Mary Monitor', 'Zoë Back\\slash'];
  const byLastLogin = ['Ada Byron', 'Zoë Back\\slash', 'grace eldon', 'Mary Monitor'];
  test.each([
    ['fullName,asc', byName],
    ['fullName,desc', byName.toReversed()],
    ['emailAddress,asc', byName],
    ['emailAddress,desc', byName.toReversed()],
    ['role,asc', ['Mary Monitor', 'Zoë Back\\slash', 'grace eldon', 'Ada Byron']],
    ['role,desc', everybody],
    ['activated,asc', ['Zoë Back\\slash', 'Ada Byron', 'Mary Monitor', 'grace eldon']],
    ['activated,desc', ['grace eldon', 'Zoë Back\\slash', 'Ada Byron', 'Mary Monitor']],
    ['createdDate,asc', everybody.toReversed()],
    ['createdDate,desc', everybody],
    ['lastLoginDate,desc', byLastLogin],
    ['lastLoginDate,asc', byLastLogin],
    ['lastActivityDate,desc', ['Mary Monitor', 'Ada Byron', 'Zoë Back\\slash', 'grace eldon']],
    ['lastActivityDate,asc', ['Ada Byron', 'Mary Monitor', 'Zoë Back\\slash', 'grace eldon']],
  ])('is sorted by %s, whoever has no date last [API-51]', async (sort, names) => {
    expect(namesIn(await list({ sort }))).toEqual(names);
  });

  test.each([
    'size=101',
    'size=0',
    'page=-1',
    'page=1e9',
    'sort=password_hash,asc',
    'sort=fullName',
    'role=ROLE_ADMIN',
    'activated=perhaps',
    `search=${'a'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const answer = await app.request('GET', `/api/researchers?${query}`, { token: admin.token });
    expect(answer.statusCode).toBe(400);
  });
});

describe('One researcher', () => {
  test('is read by number [API-52]', async () => {
    const [first] = (await list({ search: 'ada@' })).content;

    const answer = await app.request('GET', `/api/researcher/${first?.id ?? 0}`, {
      token: admin.token,
    });

    expect(answer.json()).toEqual(first);
  });

  test('who is an administrator is not found, as if there were none', async () => {
    for (const id of [admin.id, 2147483647]) {
      const answer = await app.request('GET', `/api/researcher/${id}`, { token: admin.token });
      expect(answer.statusCode).toBe(404);
    }
  });
});

test('Unless asked otherwise a page holds twenty, and the first comes first [API-51]', async () => {
  for (let each = 0; each < 21; each += 1) await app.createAccount({ fullName: 'One of many' });
  const page = await list({ search: 'One of many' });
  expect(page.content).toHaveLength(20);
  expect(page).toMatchObject({ pageNumber: 0, totalPages: 2, totalElements: 21 });
});

test('A name stands by the alphabet whatever its accents, case and apostrophes [API-51]', async () => {
  const wanted = [
    'ebba Sorted',
    'Émile Sorted',
    'Emma Sorted',
    'O’Shea Sorted',
    'Orla Sorted',
    'Öz Sorted',
  ];
  for (const fullName of wanted.toReversed()) await app.createAccount({ fullName });

  expect(namesIn(await list({ search: 'Sorted', sort: 'fullName,asc' }))).toEqual(wanted);
  expect(namesIn(await list({ search: 'Sorted', sort: 'fullName,desc' }))).toEqual(
    wanted.toReversed(),
  );
});

test('A name is found with its accents composed or apart, as they are in what is pasted [API-51]', async () => {
  await app.createAccount({ fullName: 'Jos\u00e9 Zorrilla' });

  for (const search of ['jos\u00e9 zor', 'jose\u0301 zor']) {
    expect(namesIn(await list({ search }))).toEqual(['Jos\u00e9 Zorrilla']);
  }
});

test.each([
  ['Mesut Özil', 'ozil'],
  ['Siobhán Ní Bhriain', 'siobhan ni'],
  ['Émile Zola', 'emile zola'],
  ['José O’Connor', "jose o'con"],
  ['Anna Weiß', 'weiss'],
  ['Søren Ærø', 'soren aero'],
  ['Łukasz Đorđević', 'lukasz dordevic'],
  ['Żaneta Ħal Ŋŧ WEIẞ', 'zaneta hal nt weiss'],
  ['Guðrún Þórsdóttir', 'gudrun thorsdottir'],
  ['Nguyễn Thị Ánh', 'nguyen thi anh'],
])('%s is found as “%s” too, and as it is written [API-51]', async (fullName, search) => {
  await app.createAccount({ fullName });

  for (const typed of [search, search.toUpperCase(), fullName, fullName.normalize('NFD')]) {
    expect(namesIn(await list({ search: typed }))).toEqual([fullName]);
  }
});

test('A name without accents is found by whoever types some [API-51]', async () => {
  await app.createAccount({ fullName: 'Chloe Strasser' });

  expect(namesIn(await list({ search: 'chloé straßer' }))).toEqual(['Chloe Strasser']);
});

test('Whichever apostrophe a name was typed with, it is found with any [API-51]', async () => {
  const stored = ["Nora O'Brien", 'Nuala O’Brien', 'Sean O`Brien', 'Una OʻBrien'];
  for (const fullName of stored) await app.createAccount({ fullName });

  for (const apostrophe of ["'", '’', '‘', 'ʼ', 'ʻ', '`', '´', '＇']) {
    const search = `o${apostrophe}brien`;
    expect(namesIn(await list({ search, sort: 'fullName,asc' }))).toEqual(stored);
  }
});
