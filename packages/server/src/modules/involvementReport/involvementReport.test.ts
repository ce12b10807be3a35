import type { Schemas } from '@sounding/api-client';
import { formatLongDate, hiddenCountsMessages } from '@sounding/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner } from '../../testing/asOwner';
import { auditLines } from '../../testing/auditLines';
import { addAnswer, type FixtureAnswer } from '../../testing/feedbackFixtures';
import { daysAhead, publishProject } from '../../testing/projectFixtures';
import { addComment, addResponse } from '../../testing/responseFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { waitForCallers } from '../../testing/whileLocked';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { mostComments } from './reportFacts';

let app: TestApp;
let ada: SignedIn;
let projectId: number;
let questionIds: readonly number[];

const nothingTyped = { aim: '', influence: '', reflections: '' };

const makeReport = (
  texts: Partial<Schemas['InvolvementReportTexts']> = {},
  { token }: SignedIn = ada,
  id = projectId,
) =>
  app.request('POST', `/api/project/${id}/involvement-report`, {
    token,
    json: { ...nothingTyped, ...texts },
  });

/** What a reader reads, one line for each element that holds words. */
async function wordsOf(
  texts?: Partial<Schemas['InvolvementReportTexts']>,
  id = projectId,
): Promise<string[]> {
  const { payload } = await makeReport(texts, ada, id);
  return payload
    .slice(payload.indexOf('<body>'))
    .replaceAll('</th><td>', ': ')
    .split(/<[^>]*>/)
    .map((words) => words.trim())
    .filter((words) => words !== '');
}

const approve = (id: number) =>
  app.platform.pool.query('UPDATE answers SET approved_at = date WHERE id = $1', [id]);

async function addUpdate(text: string, status: string, answers: number[] = [], id = projectId) {
  const { rows } = await app.platform.pool.query<{ id: number }>(
    'INSERT INTO project_updates (project_id, text, status, date) VALUES ($1, $2, $3, $4) RETURNING id',
    [id, text, status, app.clock()],
  );
  await app.platform.pool.query(
    `INSERT INTO project_update_questions (update_id, question_id, project_id)
     SELECT $1, unnest($2::integer[]), $3`,
    [rows[0]?.id, answers, id],
  );
}

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
  const project = await publishProject(app, ada, { title: 'Breath & <b>life</b>' });
  projectId = project.id;
  questionIds = project.questions.map(({ id }) => id);
  const [text = 0, poll = 0, likert = 0] = questionIds;
  for (let person = 0; person < 9; person += 1) {
    await addResponse(app, projectId, {
      gender: person < 7 ? 'Female' : 'Male',
      hearMore: person % 3 === 0,
      contributeNow: person !== 8,
    });
  }
  const comment = { id: text, projectId };
  await approve(await addComment(app, comment, '<script>alert(1)</script>\nSecond line'));
  await addComment(app, comment, 'Not reviewed yet');
  await app.platform.pool.query(
    `INSERT INTO answers (question_id, project_id, poll_option_id, date, approved_at)
     SELECT $1, $2, (SELECT min(id) + (person = 3)::integer FROM poll_options WHERE question_id = $1), $3, $3
     FROM generate_series(1, 3) person`,
    [poll, projectId, app.clock()],
  );
  await app.platform.pool.query(
    `INSERT INTO answers (question_id, project_id, slider_value, date, approved_at)
     VALUES ($1, $2, 4, $3, $3), ($1, $2, 7, $3, $3)`,
    [likert, projectId, app.clock()],
  );
  await addUpdate('We moved to the evening.', 'PUBLISHED', [text, poll]);
  await addUpdate('Thank you!', 'PUBLISHED');
  await addUpdate('Not said yet', 'DRAFT', [likert]);
});

afterAll(() => app.close());

describe('An involvement report', () => {
  test('is one file for the browser, and who made it is recorded', async () => {
    const answer = await makeReport();

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('filename="involvement-report.html"');
    const action = 'project.reported';
    expect(await auditLines(app, { action, id: projectId }, 'actor')).toContainEqual({
      actor: ada.id,
    });
  });

  test('writes each age group as an audience is chosen, above and in the chart', async () => {
    const { payload } = await makeReport();

    expect(payload).toContain('18 - 25');
    expect(payload).not.toContain('18-25');
  });

  test('stands under the five headings of the GRIPP2 short form, in their order', async () => {
    const { payload } = await makeReport();

    expect([...payload.matchAll(/<h2>([^<]+)/g)].map(([, words]) => words)).toEqual([
      '1. Aim',
      '2. Methods',
      '3. Study results',
      '4. Discussion and conclusions',
      '5. Reflections and critical perspective',
    ]);
    const levels = [...payload.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    });
    expect(payload).toContain('<html lang="en-GB">');
    expect(payload).toContain(
      '<title>Involvement report: Breath &amp; &lt;b&gt;life&lt;/b&gt;</title>',
    );
  });

  test('says what was asked, of whom, how many answered and what they said, as the data has it', async () => {
    const words = await wordsOf();

    for (const line of [
      '18 - 25, 76 or above',
      '9 responses in all.',
      'Interested: 3 of 9 responses (33%).',
      'Interested: 33% (3)',
      'Gave feedback: 89% (8)',
      'Chosen most: “At home”, by 2 of 3 (66.67%).',
      'At home: 66.67% (2)',
      'At the clinic: 33.33% (1)',
      'On a scale from 1 (Not clear) to 7 (Very clear), the mean of 2 answers is 5.5 and the median 5.5.',
      '0: 0',
      '1 (Not clear): 0',
      '7 (Very clear): 1',
      '1 comment, newest first:',
      '1 answer still awaits review and is not part of this report.',
    ]) {
      expect(words.map(decoded)).toContain(line);
    }
    expect(
      words.find((line) => line.startsWith('Where? (one choice of 2, asked from ')),
    ).toBeDefined();
  });

  test('says how many answers to a poll or scale are a comment alone, as its chart counts the others', async () => {
    const { id, questions } = await publishProject(app, ada, { launchDate: null });
    const [poll = 0, scale = 0] = questions.slice(1).map((question) => question.id);
    const add = (question: number, answer: FixtureAnswer) =>
      addAnswer(app, { id: question, projectId: id }, { isApproved: true, ...answer });
    for (const choice of [0, 0, 1]) await add(poll, { choice });
    for (const comment of ['One', 'Another']) await add(poll, { comment });
    await add(scale, { sliderValue: 3, comment: 'With a value' });

    const words = (await wordsOf(undefined, id)).map(decoded);

    const answers = words.indexOf('5 answers, 2 of them a comment alone.');
    expect(words[answers - 1]).toBe('Where?');
    expect(words).toContain('Chosen most: “At home”, by 2 of 3 (66.67%).');
    expect(words).toContain('1 answer.');
  });

  test('says what a chart shows below its title, so that it cannot be read as part of the one above', async () => {
    const words = (await wordsOf()).map(decoded);
    const sentence = words.indexOf('Chosen most: “At home”, by 2 of 3 (66.67%).');

    expect(words[sentence - 1]).toBe('Answers to “Where?”');
    expect(words.slice(sentence + 1, sentence + 3)).toEqual(['Choice', 'Answers']);
  });

  test('holds approved comments only, as text, and no small number', async () => {
    const { payload } = await makeReport();

    expect(payload).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nSecond line');
    expect(payload).not.toContain('Not reviewed yet');
    expect(payload).not.toContain('heron-');
    expect(payload).toContain('<th scope="row">Female</th><td>Not shown</td>');
    expect(payload).toContain('<th scope="row">Male</th><td>Not shown</td>');
  });

  test('sets each published reply under the question that it answers', async () => {
    const words = (await wordsOf()).map(decoded);
    const since = words.slice(words.indexOf('You said, we did'));
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
    const today = day.format(app.clock());

    expect(since.slice(1, since.indexOf('5. Reflections and critical perspective'))).toEqual([
      'Questions with a reply: 2 of 3.',
      ...['What would help?', `${today}: We moved to the evening.`],
      ...['Where?', `${today}: We moved to the evening.`],
      ...['How clear is our aim?', 'No reply yet.'],
      ...['To everybody', `${today}: Thank you!`],
    ]);
  });

  test('has what the team typed in its place, and says what the team has yet to add', async () => {
    const words = await wordsOf({ aim: 'To learn\ntogether.', reflections: ' ' });

    expect(words[words.indexOf('1. Aim') + 1]).toBe('To learn\ntogether.');
    const missing = words.filter((line) => line.startsWith('To be added by the research team'));
    expect(missing).toHaveLength(2);
    expect(words[words.indexOf('5. Reflections and critical perspective') + 1]).toBe(missing[1]);
  });

  test('says of a question published before the launch that it is asked from then', async () => {
    const { id } = await publishProject(app, ada, { launchDate: daysAhead(app, 5) });
    const launch = formatLongDate(new Date(daysAhead(app, 5)));
    const words = (await wordsOf({}, id)).map(decoded);

    expect(words[words.indexOf('Open from') + 1]).toBe(launch);
    const asked = words.slice(words.indexOf('What was asked') + 1).slice(0, 3);
    expect(asked.map((line) => /asked from (.+)\)$/.exec(line)?.[1])).toEqual(
      Array(3).fill(launch),
    );
  });

  test('tells when it was open, and of no question that nobody was asked', async () => {
    const { id, questions } = await publishProject(app, ada, { launchDate: null });
    const [text = 0, poll = 0, likert = 0] = questions.map((question) => question.id);
    await app.platform.pool.query("UPDATE questions SET status = 'DRAFT' WHERE id = $1", [text]);
    await app.platform.pool.query("UPDATE questions SET status = 'DEACTIVATED' WHERE id = $1", [
      poll,
    ]);
    await addUpdate('First reply', 'PUBLISHED', [likert], id);
    await addUpdate('Second reply', 'PUBLISHED', [likert], id);
    const words = (await wordsOf({}, id)).map(decoded);
    const after = (line: string) => words[words.indexOf(line) + 1];

    expect(after('Open from')).toBe(formatLongDate(app.clock()));
    expect(after('Open until')).toBe(formatLongDate(new Date(daysAhead(app, 90))));
    expect(words.filter((line) => line.includes('What would help?'))).toEqual([]);
    const asked = words.slice(words.indexOf('What was asked') + 1).slice(0, 2);
    expect(asked[0]).toMatch(/^Where\? \(one choice of 2, asked from .+, no longer asked\)$/);
    expect(asked[1]).toMatch(/^How clear is our aim\? \(a scale from 1 to 7, asked from [^,]+\)$/);
    const replies = words.filter((line) => line.endsWith(' reply'));
    expect(replies.map((line) => line.split(': ')[1])).toEqual(['First reply', 'Second reply']);
  });

  test('counts the responses of each month', async () => {
    const { id } = await publishProject(app, ada, { launchDate: null });
    for (const [day, times] of [
      ['01-31', 1],
      ['02-01', 3],
      ['02-02', 2],
    ] as const) {
      const date = new Date(`${app.clock().getUTCFullYear()}-${day}T12:00:00Z`);
      for (let time = 0; time < times; time += 1) await addResponse(app, id, { date });
    }
    const year = app.clock().getUTCFullYear();
    const words = await wordsOf({}, id);

    expect(words).toContain(`The month with the most responses is February ${year}, with 5.`);
    expect(words).toContain(`January ${year}: 1`);
    expect(words).toContain(`February ${year}: 5`);
  });

  test('shows as text whatever anybody wrote', async () => {
    const hostile = '<i>hostile</i>';
    const html = '<p>&lt;i&gt;hostile&lt;/i&gt;</p>';
    const eve = await app.signInAs('ROLE_RESEARCHER', { fullName: hostile });
    const { id, questions } = await publishProject(app, eve, {
      title: hostile,
      subtitle: hostile,
      funder: hostile,
      launchDate: null,
      questions: [
        { text: html, pollOptions: [], sliderOption: null },
        { text: html, pollOptions: [{ text: hostile }, { text: 'B' }], sliderOption: null },
        {
          text: html,
          pollOptions: [],
          sliderOption: { maxValue: 5, lowerBoundText: hostile, upperBoundText: hostile },
        },
      ],
    });
    const [text = 0, poll = 0, likert = 0] = questions.map((question) => question.id);
    await approve(await addComment(app, { id: text, projectId: id }, hostile));
    await app.platform.pool.query(
      `INSERT INTO answers (question_id, project_id, poll_option_id, date, approved_at)
       SELECT $1, $2, min(id), $3, $3 FROM poll_options WHERE question_id = $1`,
      [poll, id, app.clock()],
    );
    await app.platform.pool.query(
      `INSERT INTO answers (question_id, project_id, slider_value, date, approved_at)
       VALUES ($1, $2, 4, $3, $3)`,
      [likert, id, app.clock()],
    );
    await addUpdate(hostile, 'PUBLISHED', [text], id);
    await addUpdate(hostile, 'PUBLISHED', [], id);
    const texts = { aim: hostile, influence: hostile, reflections: hostile };

    const { payload } = await makeReport(texts, eve, id);

    expect(payload).not.toContain('<i>');
    for (const [before, after] of [
      ['<title>Involvement report: ', '</title>'],
      ['<h1>', '</h1>'],
      ['<p class="subtitle">', '</p>'],
      ['<dt>Funder</dt><dd>', '</dd>'],
      ['<dt>Research team</dt><dd>', ', '],
      ['<h4>', '</h4>'],
      ['<p class="words">', '</p>'],
      ['<p class="comment">', '</p>'],
      ['Chosen most: “', '”'],
      ['<th scope="row">', '</th>'],
      ['>Answers to “', '”'],
    ] as const) {
      expect(payload).toContain(`${before}&lt;i&gt;hostile&lt;/i&gt;${after}`);
    }
  });

  test('that cannot be recorded is not handed out', async () => {
    await whileUnrecorded(app, 'project.reported', async () => {
      expect((await makeReport()).statusCode).toBe(500);
    });
  });

  test('asks for nothing of anybody else, wherever it is opened', async () => {
    const { payload } = await makeReport();

    expect(payload).not.toMatch(/<(?:script|link|img|iframe|a|object|embed|base)\b|url\(|@import/i);
    expect(payload).toMatch(/default-src 'none'; style-src 'sha256-[\w+/=]{44}'/);
  });

  test('shows of many comments those of the latest days, of a day that does not fit any, and says so', async () => {
    const other = await publishProject(app, ada, { launchDate: null });
    const [today, yesterday] = [30, 30];
    await app.platform.pool.query(
      `INSERT INTO answers (question_id, project_id, comment, date, approved_at)
       SELECT $1, $2, 'Comment ' || number || ' days ago ' || day,
         $3::timestamptz - day * interval '1 day' - number * interval '1 millisecond', $3
       FROM (VALUES (0, $4::integer), (1, $5::integer)) days (day, comments), generate_series(1, comments) number`,
      [other.questions[0]?.id, other.id, app.clock(), today, yesterday],
    );
    const { payload } = await makeReport({}, ada, other.id);

    expect(payload).toContain(
      `>${today + yesterday} comments; ${mostComments} from the latest days stand here. Where a day has more than fit, chance decides which of them do. The project’s export has all of them:<`,
    );
    const shown = [...payload.matchAll(/>Comment (\d+) days ago (\d)</g)].map(
      ([, number, day]) => ({
        number: Number(number),
        day: Number(day),
      }),
    );
    expect(shown.filter(({ day }) => day === 0)).toHaveLength(today);
    const ofYesterday = shown.filter(({ day }) => day === 1).map(({ number }) => number);
    expect(ofYesterday).toHaveLength(mostComments - today);
    // Number 1 is the newest.
    expect(Math.max(...ofYesterday)).toBeGreaterThan(ofYesterday.length);
  });

  test('tells of one moment: a reply that comes while it is made is not in it', async () => {
    const { making } = await asOwner(app.testDatabase, async (owner) => {
      await owner.query('BEGIN');
      await owner.query('LOCK TABLE project_updates IN ACCESS EXCLUSIVE MODE');
      const made = makeReport();
      await waitForCallers(owner, 1);
      await owner.query(
        `INSERT INTO project_updates (project_id, text, status, date) VALUES ($1, 'Meanwhile', 'PUBLISHED', $2)`,
        [projectId, app.clock()],
      );
      await owner.query('COMMIT');
      return { making: made };
    });
    const { payload } = await making;
    await app.platform.pool.query(`DELETE FROM project_updates WHERE text = 'Meanwhile'`);

    expect(payload).toContain('Thank you!');
    expect(payload).not.toContain('Meanwhile');
  });

  test('counts what awaits review, and speaks of no comments where there are none', async () => {
    const other = await publishProject(app, ada, { launchDate: null });
    const [text = 0] = other.questions.map(({ id }) => id);
    for (const comment of ['One', 'Two']) {
      await addComment(app, { id: text, projectId: other.id }, comment);
    }
    const words = await wordsOf({}, other.id);

    expect(words).toContain('2 answers still await review and are not part of this report.');
    expect(words.filter((line) => /\bcomments?\b.*:$/.test(line))).toEqual([]);
  });

  test('holds nothing that would turn the letters of what was typed round', async () => {
    const words = await wordsOf({ aim: 'To \u202elearn' });

    expect(words[words.indexOf('1. Aim') + 1]).toBe('To learn');
  });

  test('of a project that nobody has answered has no number that is none', async () => {
    const { id } = await publishProject(app, ada, { launchDate: null });
    const { payload } = await makeReport({}, ada, id);

    expect(payload).not.toMatch(/NaN|undefined|null|Infinity/);
    const words = await wordsOf({}, id);
    expect(words.filter((line) => line.includes('obody has responded'))).toEqual([
      'Nobody has responded yet.',
    ]);
    expect(words).not.toContain('Who responded');
  });

  test('says of a project that has not launched what will be, and of another what was', async () => {
    const ahead = await publishProject(app, ada, { launchDate: daysAhead(app, 3) });
    const launched = await publishProject(app, ada, { launchDate: null });
    const methods = async ({ id }: Schemas['Project']) =>
      (await wordsOf({}, id)).find((line) => line.startsWith('The project w'));

    expect(await methods(ahead)).toMatch(/^The project will be shown .* opens it will say /);
    expect(await methods(launched)).toMatch(/^The project was shown .* opened it said /);
  });

  test('says of a project that was completed before its launch that nobody was asked', async () => {
    const { id } = await publishProject(app, ada, { launchDate: daysAhead(app, 3) });
    const url = `/api/complete-project/${id}`;
    expect((await app.request('POST', url, { token: ada.token })).statusCode).toBe(204);
    const words = (await wordsOf({}, id)).map(decoded);

    const today = formatLongDate(app.clock());
    expect(words[words.indexOf('Open') + 1]).toBe(`Never: it was completed on ${today}`);
    expect(words).not.toContain('Open from');
    expect(words.find((line) => line.startsWith('The project w'))).toMatch(
      /completed before its launch\. Nobody was asked\.$/,
    );
    expect(words.filter((line) => line.includes('asked from'))).toEqual([]);
  });

  test('names no group of people where each is too small to be shown, and says so', async () => {
    const { id } = await publishProject(app, ada, { launchDate: null });
    await addResponse(app, id, { gender: 'Female', birthYear: 1950 });
    const words = await wordsOf({}, id);

    expect(words).toContain('Gender: no group is large enough to be shown.');
    expect(words).not.toContain('Gender');
    expect(words).not.toContain('Female');
  });

  test('speaks of answers that stand together as “Other” only where some may', async () => {
    const { id } = await publishProject(app, ada, { launchDate: null });
    const { notShown, gathered } = hiddenCountsMessages;
    for (const gender of ['Male', 'Male', 'Male', 'Male', 'Male', 'Female']) {
      await addResponse(app, id, { gender });
    }
    expect((await wordsOf({}, id)).map(decoded)).toContain(notShown);

    await addResponse(app, id, { gender: 'Womxn' });

    expect((await wordsOf({}, id)).map(decoded)).toContain(`${notShown} ${gathered}`);
  });

  test('is refused for another’s project and for a text over its limit [ROLE-04]', async () => {
    const bob = await app.signInAs('ROLE_RESEARCHER');

    expect((await makeReport({}, bob)).statusCode).toBe(404);
    const answer = await makeReport({ influence: 'a'.repeat(2001) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toEqual([
      { pointer: '/influence', message: 'This text cannot exceed 2000 characters' },
    ]);
  });

  test('is made twenty times in ten minutes by one account and not more often', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const { token } = await limited.signInAs('ROLE_RESEARCHER');
      const statuses: number[] = [];
      for (let time = 0; time < 21; time += 1) {
        const url = '/api/project/999/involvement-report';
        const answer = await limited.request('POST', url, { token, json: nothingTyped });
        statuses.push(answer.statusCode);
      }
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
      const bob = await limited.signInAs('ROLE_RESEARCHER');
      const url = '/api/project/999/involvement-report';
      const answer = await limited.request('POST', url, { token: bob.token, json: nothingTyped });
      expect(answer.statusCode).toBe(404);
    } finally {
      await limited.close();
    }
  });
});

/** Decodes the characters that are escaped in an element's text. */
function decoded(words: string): string {
  const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
  return Object.entries(characters).reduce(
    (text, [escape, character]) => text.replaceAll(escape, character),
    words,
  );
}
