import type { Schemas } from '@sounding/api-client';
import { interestMessages } from '@sounding/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import { createProject, readProject, unchanged } from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { interestConflicts } from './interestService';

let app: TestApp;
let admin: SignedIn;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAs('ROLE_ADMIN');
  ada = await app.signInAs('ROLE_RESEARCHER');
});

afterAll(() => app.close());

const linesOf = (id: number) => auditLines(app, { type: 'interest', id }, 'action', 'actor');

const ask = (method: string, path: string, json?: unknown) =>
  app.request(method, `/api${path}`, { token: admin.token, json });

async function create(name: string) {
  const answer = await ask('POST', '/interest', { name });
  if (answer.statusCode !== 201) throw new Error(answer.payload);
  return answer.json<Schemas['Interest']>();
}

const findAll = async () =>
  (await ask('GET', '/interests/all')).json<Schemas['InterestWithUse'][]>();

const offered = async () => {
  const answer = await app.request('GET', '/api/interests', { token: ada.token });
  return answer.json<Schemas['Interest'][]>().map(({ name }) => name);
};

test('An admin adds a category, and researchers can choose it [API-61, ROLE-07]', async () => {
  const created = await create('  Sleep \n and rest ');

  expect(created).toMatchObject({ name: 'Sleep and rest', deleted: false });
  expect(await offered()).toContain('Sleep and rest');
  expect(await linesOf(created.id)).toEqual([{ action: 'interest.created', actor: admin.id }]);
});

test('An admin renames a category [API-60]', async () => {
  const { id } = await create('Hearing');

  const answer = await ask('PUT', '/interest', { id, name: '  hearing \n and balance ' });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ id, name: 'hearing and balance', deleted: false });
  expect(await offered()).toContain('hearing and balance');
  expect(await offered()).not.toContain('Hearing');
});

test('Of two who rename a category from the same version the second is told, and changes nothing [API-60]', async () => {
  const { id } = await create('Feet');
  const versionOf = async () => (await findAll()).find((one) => one.id === id)?.version;
  const rename = (name: string, version: number) =>
    app.request('PUT', '/api/interest', {
      token: admin.token,
      json: { id, name },
      headers: { 'If-Match': `"${version}"` },
    });

  const both = await Promise.all([rename('Feet and toes', 1), rename('Feet and legs', 1)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  expect(both.map(({ headers }) => headers.etag)).toContain('"2"');
  expect(await versionOf()).toBe(2);

  const taken = both.find(({ statusCode }) => statusCode === 200)?.json<Schemas['Interest']>();
  expect(await offered()).toContain(taken?.name);
  // A category that gets its present name again keeps its version.
  expect((await rename(taken?.name ?? '', 2)).headers.etag).toBe('"2"');
});

test('A category that is given the name that it has stays as it is, and the audit log says nothing of it', async () => {
  const { id } = await create('Skin');

  const answer = await ask('PUT', '/interest', { id, name: ' Skin ' });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ id, name: 'Skin', deleted: false });
  expect(await linesOf(id)).toEqual([{ action: 'interest.created', actor: admin.id }]);
});

test('A deleted category can be renamed, and stays deleted', async () => {
  const { id } = await create('Posture');
  await ask('DELETE', `/interest/${id}`);

  const answer = await ask('PUT', '/interest', { id, name: 'Posture and gait' });

  expect(answer.json()).toEqual({ id, name: 'Posture and gait', deleted: true });
  expect(await offered()).not.toContain('Posture and gait');
});

test('A category that begins with a small letter stands among the others by the alphabet [API-25]', async () => {
  await create('mRNA vaccines');
  await create('Mouth care');
  await create('Muscle loss');

  const names = (await offered()).filter((name) => /^M(?:outh|RNA|uscle) /iu.test(name));
  expect(names).toEqual(['Mouth care', 'mRNA vaccines', 'Muscle loss']);
});

test('A category stands by the alphabet whatever its accents, in every list of categories [API-25]', async () => {
  const wanted = ['Äging', 'Ebb', 'Éclair', 'Edema', 'zz'];
  const made = [];
  for (const name of wanted.toReversed()) made.push(await create(name));
  const among = (names: readonly string[]) => names.filter((name) => wanted.includes(name));
  const project = await createProject(app, ada, {
    interests: made.map(({ id }) => ({ id })),
  });
  const summary = await app.request('GET', `/api/projects/summary/${project.id}`, {
    token: ada.token,
  });

  expect(among(await offered())).toEqual(wanted);
  expect(among((await findAll()).map(({ name }) => name))).toEqual(wanted);
  expect(project.interests.map(({ name }) => name)).toEqual(wanted);
  expect(summary.json<Schemas['ProjectSummary']>().audienceInterests).toEqual(wanted);
});

test('An admin finds every category by the alphabet, a deleted one among the others', async () => {
  await create('Wound care');
  const { id } = await create('Walking');
  await create('Weight');
  await ask('DELETE', `/interest/${id}`);

  const names = (await findAll()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('W'))).toEqual(['Walking', 'Weight', 'Wound care']);
});

test('Whoever renames a category stands in the audit log with it', async () => {
  const { id } = await create('Joints');
  const { id: other, token } = await app.signInAs('ROLE_ADMIN');
  const json = { id, name: 'Bones and joints' };
  await app.request('PUT', '/api/interest', { token, json });

  expect(await linesOf(id)).toEqual([
    { action: 'interest.created', actor: admin.id },
    { action: 'interest.renamed', actor: other },
  ]);
});

test('A deleted category leaves the offer until it is restored, alone, and twice changes nothing [API-62, API-63, DATA-04]', async () => {
  const { id, name } = await create('Vision');
  const { id: goneId, name: gone } = await create('Night vision');
  await ask('DELETE', `/interest/${goneId}`);
  const others = async () => (await findAll()).filter((one) => one.id !== id);
  const before = await others();

  for (const _time of [1, 2]) {
    expect((await ask('DELETE', `/interest/${id}`)).statusCode).toBe(204);
    expect(await offered()).not.toContain(name);
    expect(await findAll()).toContainEqual({
      id,
      name,
      deleted: true,
      version: 1,
      projectCount: 0,
    });
    expect(await others()).toEqual(before);
  }
  for (const _time of [1, 2]) {
    expect((await ask('POST', `/interest/${id}/restore`)).statusCode).toBe(204);
    expect(await offered()).toContain(name);
    expect(await offered()).not.toContain(gone);
    expect(await others()).toEqual(before);
  }
  const lines = await linesOf(id);
  expect(lines.map(({ action }) => action)).toEqual([
    'interest.created',
    'interest.deleted',
    'interest.restored',
  ]);
});

test('A project keeps a category that was deleted, and no other can newly choose it [OPEN-95]', async () => {
  const { id } = await create('Voice');
  const project = await createProject(app, ada, { interests: [{ id }] });
  await ask('DELETE', `/interest/${id}`);

  const save = await app.request('PUT', '/api/projects', {
    token: ada.token,
    json: { ...unchanged(project), title: 'Still about voices' },
  });
  expect(save.statusCode).toBe(200);
  expect((await readProject(app, ada, project.id)).interests.map((each) => each.id)).toEqual([id]);
  await expect(createProject(app, ada, { interests: [{ id }] })).rejects.toThrow(
    /cannot be newly chosen/,
  );
});

test('The admin sees how many projects use each category', async () => {
  const { id } = await create('Taste');
  await createProject(app, ada, { interests: [{ id }] });
  await createProject(app, ada, { interests: [{ id }, { id: 1 }] });

  expect((await findAll()).find((each) => each.id === id)?.projectCount).toBe(2);
});

test.each([
  [' ', interestMessages.nameRequired],
  ['a'.repeat(101), interestMessages.nameTooLong],
  ['a'.repeat(1001), interestMessages.nameTooLong],
])('A name that breaks the rule is refused: %j', async (name, message) => {
  const { id } = await create(`Kept ${message}`);
  for (const answer of [
    await ask('POST', '/interest', { name }),
    await ask('PUT', '/interest', { id, name }),
  ]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toEqual([{ pointer: '/name', message }]);
  }
  await ask('DELETE', `/interest/${id}`);
  await app.platform.pool.query('DELETE FROM interests WHERE id = $1', [id]);
});

test('Two categories never share a name, in any case, deleted or not', async () => {
  const { id } = await create('Touch');
  const other = await create('Smell');
  await ask('DELETE', `/interest/${id}`);

  for (const answer of [
    await ask('POST', '/interest', { name: 'TOUCH' }),
    await ask('PUT', '/interest', { id: other.id, name: 'touch' }),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      title: 'Already in use',
      detail: interestConflicts.nameInUse.message,
      errors: [interestConflicts.nameInUse],
    });
  }
});

test('A name that only its bytes tell from another’s is that name, as of a letter with its accent apart', async () => {
  const { id, name } = await create('Me\u0301ne\u0301trier');

  expect(name).toBe('M\u00e9n\u00e9trier');
  for (const twin of ['M\u00e9n\u00e9trier', 'Me\u0301ne\u0301trier']) {
    expect((await ask('POST', '/interest', { name: twin })).statusCode).toBe(409);
  }
  expect((await ask('PUT', '/interest', { id, name: 'me\u0301ne\u0301trier' })).statusCode).toBe(
    200,
  );
});

test('A name that reads like another’s is that name', async () => {
  const { id, name } = await create("Women's rest");
  const { id: other } = await create('Other people’s rest');

  for (const twin of ['Women’s rest', 'WOMEN`S REST', 'Women\u200b’s rest', 'Ｗomen’s\u00a0rest']) {
    expect((await ask('POST', '/interest', { name: twin })).statusCode, twin).toBe(409);
    expect((await ask('PUT', '/interest', { id: other, name: twin })).statusCode, twin).toBe(409);
    expect((await ask('PUT', '/interest', { id, name: twin })).statusCode, twin).toBe(200);
  }
  expect((await ask('PUT', '/interest', { id, name })).statusCode).toBe(200);
});

test('Two admins who add the same category at once make one', async () => {
  const answers = await Promise.all(
    ['Balance', 'balance\u200b', 'BALANCE'].map((name) => ask('POST', '/interest', { name })),
  );

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
});

test('What cannot be recorded is not done to a category', async () => {
  const kept = await create('Handwriting');
  const deleted = await create('Reflexes');
  await ask('DELETE', `/interest/${deleted.id}`);
  const before = await findAll();

  await whileUnrecorded(app, 'interest.%', async () => {
    for (const answer of [
      await ask('POST', '/interest', { name: 'Grip' }),
      await ask('PUT', '/interest', { id: kept.id, name: 'Stance' }),
      await ask('DELETE', `/interest/${kept.id}`),
      await ask('POST', `/interest/${deleted.id}/restore`),
    ]) {
      expect(answer.statusCode).toBe(500);
    }
  });

  expect(await findAll()).toEqual(before);
});

test('A category that nobody has is not found', async () => {
  for (const answer of [
    await ask('PUT', '/interest', { id: 2147483647, name: 'Nobody’s' }),
    await ask('DELETE', '/interest/2147483647'),
    await ask('POST', '/interest/2147483647/restore'),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
});
