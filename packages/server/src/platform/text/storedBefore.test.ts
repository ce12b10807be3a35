import { isBlank, withoutDirectionControls } from '@sounding/domain';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { bundledMigrations, migrate } from '../database/migrate';

let opened: TestDatabase;
let client: pg.Client;

const disguised = 'a\u202edesufer\u202c\u2067 b\u2069\u2066';
const asWritten = 'adesufer\u2067 b\u2069';

/** Inserts the text ($1) wherever a person can type one. */
const write = `
  INSERT INTO accounts (id, login, login_key, full_name, role)
    VALUES (1, 'ada@sounding.example', 'ada@sounding.example', $1, 'ROLE_RESEARCHER'),
      (2, 'bob@sounding.example', 'bob@sounding.example', E'\\u202E', 'ROLE_RESEARCHER');
  INSERT INTO signup_requests (full_name, login, login_key, comment)
    VALUES ($1, 'mary@elsewhere.example', 'mary@elsewhere.example', $1);
  INSERT INTO projects (id, owner_id, title, subtitle, policy, funder) VALUES (1, 1, $1, $1, $1, $1);
  INSERT INTO contents (project_id, position, type, value) VALUES (1, 0, 'HEADING', $1);
  INSERT INTO contents (project_id, position, type, image, image_media_type, image_alt_text)
    VALUES (1, 1, 'IMAGE', 'x', 'image/png', $1);
  INSERT INTO project_updates (project_id, text, status, date) VALUES (1, $1, 'DRAFT', now());
  INSERT INTO questions (id, project_id, text, date, kind, slider_max, slider_lower_text, slider_upper_text)
    VALUES (1, 1, $1, now(), 'LIKERT', 5, $1, $1);
  INSERT INTO poll_options (question_id, position, text) VALUES (1, 0, $1);
  INSERT INTO answers (question_id, project_id, comment, date) VALUES (1, 1, $1, now());
  INSERT INTO project_documents (project_id, name, media_type, byte_size, sha256, content, submitted_at,
    submitted_by, comment)
    VALUES (1, 'a.pdf', 'application/pdf', 1, sha256('x'), 'x', now(), 1, $1);
  INSERT INTO interests (id, name) VALUES (101, $1), (102, 'Twin'), (103, E'T\\u202Ewin')`;

const read = `
  SELECT full_name AS text FROM accounts WHERE id = 1
  UNION ALL SELECT unnest(ARRAY[full_name, comment]) FROM signup_requests
  UNION ALL SELECT unnest(ARRAY[title, subtitle, policy, funder]) FROM projects
  UNION ALL SELECT coalesce(image_alt_text, value) FROM contents
  UNION ALL SELECT text FROM project_updates
  UNION ALL SELECT unnest(ARRAY[text, slider_lower_text, slider_upper_text]) FROM questions
  UNION ALL SELECT text FROM poll_options
  UNION ALL SELECT comment FROM answers
  UNION ALL SELECT comment FROM project_documents
  UNION ALL SELECT name FROM interests WHERE id = 101`;

beforeAll(async () => {
  opened = await createTestDatabase();
  client = new pg.Client({ connectionString: opened.ownerAddress });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate(
    client,
    bundledMigrations().filter(({ name }) => name < '0008'),
  );
  await client.query(write.replaceAll('$1', `'${disguised}'`));
  await migrate(client, bundledMigrations());
  await client.query("UPDATE projects SET status = 'PUBLISHED', published_date = now()");
});

afterAll(async () => {
  await client.end();
  await opened.close();
});

test('A text that was stored before an upgrade cannot read as another one after it [OPEN-116]', async () => {
  const { rows } = await client.query<{ text: string }>(read);
  expect(rows.map(({ text }) => text)).toEqual(Array.from({ length: 17 }, () => asWritten));
});

test('What an upgrade would leave nothing of, or would make another’s name, stays as it is', async () => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT full_name AS name FROM accounts WHERE id = 2
     UNION ALL (SELECT name FROM interests WHERE id > 101 ORDER BY id)`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['\u202e', 'Twin', 'T\u202ewin']);
});

const texts = [
  disguised,
  'plain, of two\nlines \ud83d\udc69\u200d\ud83d\udd2c',
  '\u2069a\u2067',
  '\u2066a\u2067b\u2069c\u2069d\u2069',
  '\u2068a\r\u2069b\u2066\u2028c\u2069\u2067\u2029\u2067\u2067d\u2069',
];

test.each(texts)(
  'What a participant’s application writes is stored in its written order, as the rules say: %j',
  async (text) => {
    const { rows } = await client.query<{ comment: string }>(
      `INSERT INTO answers (question_id, project_id, comment, date) VALUES (1, 1, $1, now())
       RETURNING comment`,
      [text],
    );
    expect(rows).toEqual([{ comment: withoutDirectionControls(text) }]);
  },
);

test('A comment in which a reader would see nothing is refused, as the rules tell it', async () => {
  for (const comment of ['', ' \n\u00a0', '\u200b\u2800', '\u202a\u202e']) {
    expect(isBlank(comment)).toBe(true);
    await expect(
      client.query(
        'INSERT INTO answers (question_id, project_id, comment, date) VALUES (1, 1, $1, now())',
        [comment],
      ),
    ).rejects.toThrow('A comment has something to read, or is NULL');
  }
});

test('The database sees nothing in the same characters as the rules', async () => {
  const { rows } = await client.query<{ code: number }>(
    `SELECT code FROM generate_series(1, 1114111) code
     WHERE code NOT BETWEEN 55296 AND 57343 AND nothing_to_read(chr(code)) ORDER BY 1`,
  );
  const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;
  const codes = Array.from({ length: 0x10ffff }, (_, before) => before + 1).filter(
    (code) => !isHalf(code) && isBlank(String.fromCodePoint(code)),
  );
  expect(rows.map(({ code }) => code)).toEqual(codes);
});
