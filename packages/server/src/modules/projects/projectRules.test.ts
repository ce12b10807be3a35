import type { Schemas } from '@sounding/api-client';
import {
  audienceMessages,
  forbiddenCharacterMessage,
  mediaMessages,
  projectFormQuestionMessages as questionMessages,
  projectMessages,
  questionListMessages,
  sourceTooLong,
} from '@sounding/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePng } from '../../demonstration/drawing/png';
import {
  createProject,
  daysAhead,
  projectPayload,
  smallPng,
  smallPngDataUrl,
  unchanged,
} from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { audienceChoiceMessages } from './audienceRules';
import { partMessages } from './partRules';

let app: TestApp;
let ada: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER');
});

afterAll(() => app.close());

const post = (json: unknown) => app.request('POST', '/api/projects', { token: ada.token, json });

const characters = (count: number) => 'é'.repeat(count);
const heading = { type: 'HEADING', value: 'Why we ask' } as const;
const paragraph = { type: 'PARAGRAPH', value: '<p>Because.</p>' } as const;
const image = (imageBase64: string | null, imageAltText: string | null = 'Calm water') =>
  ({ type: 'IMAGE', value: '', imageBase64, imageAltText }) as const;
const dataUrl = (bytes: Buffer, type = 'png') =>
  `data:image/${type};base64,${bytes.toString('base64')}`;
const free = { text: '<p>What would help?</p>', pollOptions: [], sliderOption: null };
const slider = (changes: object) => ({
  ...free,
  sliderOption: { maxValue: 10, lowerBoundText: 'Low', upperBoundText: 'High', ...changes },
});
const poll = (...texts: string[]) => ({ ...free, pollOptions: texts.map((text) => ({ text })) });

interface Broken {
  readonly rule: string;
  readonly changes?: object;
  /** Changes that depend on the present time. */
  readonly dated?: () => object;
  readonly pointer: string;
  readonly message: string;
}

const broken: readonly Broken[] = [
  {
    rule: 'an empty title',
    changes: { title: '' },
    pointer: '/title',
    message: projectMessages.titleRequired,
  },
  {
    rule: 'a blank title',
    changes: { title: ' \t\n ' },
    pointer: '/title',
    message: projectMessages.titleRequired,
  },
  {
    rule: 'a title of 101 characters',
    changes: { title: characters(101) },
    pointer: '/title',
    message: projectMessages.titleTooLong,
  },
  {
    rule: 'a blank subtitle',
    changes: { subtitle: '   ' },
    pointer: '/subtitle',
    message: projectMessages.subtitleRequired,
  },
  {
    rule: 'a subtitle of 151 characters',
    changes: { subtitle: characters(151) },
    pointer: '/subtitle',
    message: projectMessages.subtitleTooLong,
  },
  {
    rule: 'a funder of 101 characters',
    changes: { funder: characters(101) },
    pointer: '/funder',
    message: projectMessages.funderTooLong,
  },
  {
    rule: 'a policy of 1,001 characters',
    changes: { policy: characters(1001) },
    pointer: '/policy',
    message: projectMessages.policyTooLong,
  },
  {
    rule: 'no interest',
    changes: { interests: [] },
    pointer: '/interests',
    message: audienceMessages.interestRequired,
  },
  {
    rule: 'no age range',
    changes: { ageRanges: [] },
    pointer: '/ageRanges',
    message: audienceMessages.ageRangeRequired,
  },
  {
    rule: 'an interest that does not exist',
    changes: { interests: [{ id: 1 }, { id: 4_321 }] },
    pointer: '/interests/1/id',
    message: audienceChoiceMessages.unknownInterest,
  },
  {
    rule: 'an age range that does not exist',
    changes: { ageRanges: [{ id: 4_321 }] },
    pointer: '/ageRanges/0/id',
    message: audienceChoiceMessages.unknownAgeRange,
  },
  {
    rule: 'no end date',
    changes: { endDate: null },
    pointer: '/endDate',
    message: projectMessages.endRequired,
  },
  {
    rule: 'an end date in the past',
    dated: () => ({ launchDate: null, endDate: daysAhead(app, -1) }),
    pointer: '/endDate',
    message: projectMessages.endInPast,
  },
  {
    rule: 'a launch date in the past',
    dated: () => ({ launchDate: daysAhead(app, -2) }),
    pointer: '/launchDate',
    message: projectMessages.launchInPast,
  },
  {
    rule: 'an end at the launch',
    dated: () => ({ launchDate: daysAhead(app, 5), endDate: daysAhead(app, 5) }),
    pointer: '/endDate',
    message: projectMessages.endBeforeStart,
  },
  {
    rule: 'no heading',
    changes: { contents: [paragraph] },
    pointer: '/contents',
    message: projectMessages.headingRequired,
  },
  {
    rule: 'no paragraph',
    changes: { contents: [heading] },
    pointer: '/contents',
    message: projectMessages.paragraphRequired,
  },
  {
    rule: 'five headings',
    changes: { contents: [heading, heading, heading, heading, heading, paragraph] },
    pointer: '/contents',
    message: projectMessages.tooManyParagraphs,
  },
  {
    rule: 'two pictures',
    changes: {
      contents: [image(smallPngDataUrl), image(smallPngDataUrl), heading, paragraph],
    },
    pointer: '/contents',
    message: projectMessages.tooManyMedia,
  },
  {
    rule: 'headings that are all blank',
    changes: { contents: [{ ...heading, value: ' ' }, paragraph] },
    pointer: '/contents/0/value',
    message: projectMessages.headingRequired,
  },
  {
    rule: 'a character in a paragraph that no markup may hold, however it is written',
    changes: { contents: [heading, { ...paragraph, value: '<p>Be&#12;cause.</p>' }] },
    pointer: '/contents/1/value',
    message: forbiddenCharacterMessage,
  },
  {
    rule: 'paragraphs without text',
    changes: { contents: [heading, { ...paragraph, value: '<p><br></p>' }] },
    pointer: '/contents/1/value',
    message: projectMessages.paragraphRequired,
  },
  {
    rule: 'a heading of 101 characters',
    changes: { contents: [{ ...heading, value: characters(101) }, paragraph] },
    pointer: '/contents/0/value',
    message: projectMessages.headingTooLong,
  },
  {
    rule: 'a paragraph of 1,001 characters',
    changes: { contents: [heading, { ...paragraph, value: `<p>${characters(1001)}</p>` }] },
    pointer: '/contents/1/value',
    message: projectMessages.paragraphTooLong,
  },
  {
    rule: 'a paragraph that is kept with more markup than it may have',
    changes: { contents: [heading, { ...paragraph, value: '<b>'.repeat(4_000) + 'x' }] },
    pointer: '/contents/1/value',
    message: sourceTooLong(projectMessages.paragraphTooLong),
  },
  {
    rule: 'a video link in place of its id',
    changes: { contents: [{ type: 'VIDEO', value: 'javascript:a' }, heading, paragraph] },
    pointer: '/contents/0/value',
    message: mediaMessages.videoLinkInvalid,
  },
  {
    rule: 'an image without a description',
    changes: { contents: [image(smallPngDataUrl, ''), heading, paragraph] },
    pointer: '/contents/0/imageAltText',
    message: mediaMessages.imageDescriptionRequired,
  },
  {
    rule: 'an image whose description is left out',
    changes: {
      contents: [{ type: 'IMAGE', value: '', imageBase64: smallPngDataUrl }, heading, paragraph],
    },
    pointer: '/contents/0/imageAltText',
    message: mediaMessages.imageDescriptionRequired,
  },
  {
    rule: 'an image that is missing',
    changes: { contents: [image(null), heading, paragraph] },
    pointer: '/contents/0/imageBase64',
    message: mediaMessages.imageRequired,
  },
  {
    rule: 'no question',
    changes: { questions: [] },
    pointer: '/questions',
    message: questionListMessages.required,
  },
  {
    rule: 'four questions',
    changes: { questions: [free, free, free, free] },
    pointer: '/questions',
    message: questionListMessages.tooMany,
  },
  {
    rule: 'a blank question',
    changes: { questions: [free, { ...free, text: '<p> </p>' }] },
    pointer: '/questions/1/text',
    message: questionMessages.textBlank,
  },
  {
    rule: 'a question of 256 characters',
    changes: { questions: [{ ...free, text: `<p>${characters(256)}</p>` }] },
    pointer: '/questions/0/text',
    message: questionMessages.textTooLong,
  },
  {
    rule: 'a blank poll choice',
    changes: { questions: [poll('At home', ' ')] },
    pointer: '/questions/0/pollOptions/1/text',
    message: questionMessages.pollChoiceBlank,
  },
  {
    rule: 'a poll choice that reads the same as another',
    changes: { questions: [poll('At home', 'At the clinic', ' at  home ')] },
    pointer: '/questions/0/pollOptions/2/text',
    message: questionMessages.pollChoiceRepeated(3, 1),
  },
  {
    rule: 'a poll with one choice',
    changes: { questions: [poll('At home')] },
    pointer: '/questions/0/pollOptions',
    message: questionMessages.tooFewPollChoices,
  },
  {
    rule: 'a poll choice of 101 characters',
    changes: { questions: [poll('At home', characters(101))] },
    pointer: '/questions/0/pollOptions/1/text',
    message: questionMessages.pollChoiceTooLong,
  },
  {
    rule: 'a likert scale without its left label',
    changes: { questions: [slider({ lowerBoundText: ' ' })] },
    pointer: '/questions/0/sliderOption/lowerBoundText',
    message: questionMessages.lowerLabelBlank,
  },
  {
    rule: 'a likert label of 51 characters',
    changes: { questions: [slider({ upperBoundText: characters(51) })] },
    pointer: '/questions/0/sliderOption/upperBoundText',
    message: questionMessages.likertLabelTooLong,
  },
  {
    rule: 'a likert maximum of 4',
    changes: { questions: [slider({ maxValue: 4 })] },
    pointer: '/questions/0/sliderOption/maxValue',
    message: questionMessages.likertMaxInvalid,
  },
  {
    rule: 'a likert maximum of 11',
    changes: { questions: [slider({ maxValue: 11 })] },
    pointer: '/questions/0/sliderOption/maxValue',
    message: questionMessages.likertMaxInvalid,
  },
  {
    rule: 'a poll and a likert scale in one',
    changes: { questions: [{ ...slider({}), pollOptions: [{ text: 'A' }, { text: 'B' }] }] },
    pointer: '/questions/0/sliderOption',
    message: questionMessages.bothKinds,
  },
];

describe('The server refuses a project with', () => {
  test.each(broken)('$rule [RULE-47, OPEN-113]', async ({ changes, dated, pointer, message }) => {
    const answer = await post({ ...projectPayload(app), ...changes, ...dated?.() });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      type: '/problems/validation',
      detail: message,
      errors: [{ pointer, message }],
    });
  });

  test('more parts in its description than it can have [RULE-47]', async () => {
    const contents = Array.from({ length: 5 }, () => [heading, paragraph]).flat();

    const answer = await post({ ...projectPayload(app), contents });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [
        {
          pointer: '/contents',
          message: 'A description can have at most 4 paragraphs, and only one image or video',
        },
      ],
    });
  });
});

/** Longer than the contract allows for any text. */
const beyond = 'a'.repeat(20_001);
const beyondContract: readonly Broken[] = [
  {
    rule: 'title',
    changes: { title: beyond },
    pointer: '/title',
    message: projectMessages.titleTooLong,
  },
  {
    rule: 'subtitle',
    changes: { subtitle: beyond },
    pointer: '/subtitle',
    message: projectMessages.subtitleTooLong,
  },
  {
    rule: 'funder',
    changes: { funder: beyond },
    pointer: '/funder',
    message: projectMessages.funderTooLong,
  },
  {
    rule: 'policy',
    changes: { policy: beyond },
    pointer: '/policy',
    message: projectMessages.policyTooLong,
  },
  {
    rule: 'description of an image',
    changes: { contents: [image(smallPngDataUrl, beyond), heading, paragraph] },
    pointer: '/contents/0/imageAltText',
    message: mediaMessages.imageDescriptionTooLong,
  },
  {
    rule: 'question',
    changes: { questions: [{ ...free, text: beyond }] },
    pointer: '/questions/0/text',
    message: sourceTooLong(questionMessages.textTooLong),
  },
  {
    rule: 'poll choice',
    changes: { questions: [poll('At home', beyond)] },
    pointer: '/questions/0/pollOptions/1/text',
    message: questionMessages.pollChoiceTooLong,
  },
  {
    rule: 'left label',
    changes: { questions: [slider({ lowerBoundText: beyond })] },
    pointer: '/questions/0/sliderOption/lowerBoundText',
    message: questionMessages.likertLabelTooLong,
  },
  {
    rule: 'right label',
    changes: { questions: [slider({ upperBoundText: beyond })] },
    pointer: '/questions/0/sliderOption/upperBoundText',
    message: questionMessages.likertLabelTooLong,
  },
];

test.each(beyondContract)(
  'A $rule of any length is refused in the words of its rule, in a new project and in a stored one [RULE-47]',
  async ({ changes, pointer, message }) => {
    const stored = await createProject(app, ada);
    const { token } = ada;

    for (const answer of [
      await post({ ...projectPayload(app), ...changes }),
      await app.request('PUT', '/api/projects', {
        token,
        json: { ...unchanged(stored), ...changes },
      }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ pointer, message }] });
    }
  },
);

test('Every broken rule of one save is named at once, emptiness and excess alike', async () => {
  const answer = await post({
    ...projectPayload(app),
    title: '',
    subtitle: characters(151),
    interests: [],
    ageRanges: [],
    endDate: null,
    contents: [],
    questions: [{ ...free, text: '' }, poll('', 'At home'), poll('At home')],
  });

  expect(answer.json<Schemas['Problem']>().errors).toEqual([
    { pointer: '/title', message: projectMessages.titleRequired },
    { pointer: '/subtitle', message: projectMessages.subtitleTooLong },
    { pointer: '/ageRanges', message: audienceMessages.ageRangeRequired },
    { pointer: '/interests', message: audienceMessages.interestRequired },
    { pointer: '/endDate', message: projectMessages.endRequired },
    { pointer: '/contents', message: projectMessages.headingRequired },
    { pointer: '/contents', message: projectMessages.paragraphRequired },
    { pointer: '/questions/0/text', message: questionMessages.textBlank },
    { pointer: '/questions/1/pollOptions/0/text', message: questionMessages.pollChoiceBlank },
    { pointer: '/questions/2/pollOptions', message: questionMessages.tooFewPollChoices },
  ]);
});

test('A second pair that is still blank does not keep a project from being saved [OPEN-91]', async () => {
  const contents = [heading, paragraph, { ...heading, value: '' }, { ...paragraph, value: '' }];

  const answer = await post({ ...projectPayload(app), contents });

  expect(answer.statusCode).toBe(201);
  expect(answer.json<Schemas['Project']>().contents.map(({ value }) => value)).toEqual([
    heading.value,
    paragraph.value,
    '',
    '',
  ]);
});

test('A project at every limit is accepted [RULE-47]', async () => {
  const created = await createProject(app, ada, {
    title: characters(100),
    subtitle: characters(150),
    funder: characters(100),
    launchDate: daysAhead(app, 0),
    contents: [1, 2, 3, 4].flatMap(() => [
      { type: 'HEADING' as const, value: characters(100) },
      { type: 'PARAGRAPH' as const, value: `<p>${characters(1000)}</p>` },
    ]),
    questions: [
      { ...free, text: `<p><strong>${characters(255)}</strong></p>` },
      poll(characters(100), 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'),
      slider({ maxValue: 5, lowerBoundText: characters(50), upperBoundText: characters(50) }),
    ],
  });

  expect(created.contents).toHaveLength(8);
  expect(created.questions[1]?.pollOptions).toHaveLength(11);
});

test('Emoji count as the reader sees them, in the database too [OPEN-115]', async () => {
  const family = '👨‍👩‍👧‍👦';

  const created = await createProject(app, ada, { title: family.repeat(100) });

  expect(created.title).toBe(family.repeat(100));
});

describe('A picture is refused when', () => {
  const noise = Buffer.from(Array.from({ length: 600_000 }, (_, index) => (index * 7919) % 251));
  test.each([
    {
      why: 'it is a page and not a picture',
      url: dataUrl(Buffer.from('<svg onload="alert(1)"/>')),
    },
    { why: 'it calls itself a JPEG and is a PNG', url: dataUrl(smallPng, 'jpeg') },
    { why: 'it is cut short', url: dataUrl(smallPng.subarray(0, -4)) },
    { why: 'it is wider than 4,096 pixels', url: dataUrl(encodePng(4097, 1, () => [0, 0, 0])) },
    {
      why: 'its header is broken',
      url: dataUrl(Buffer.concat([smallPng.subarray(0, 8), smallPng.subarray(-12)])),
    },
    {
      why: 'it is larger than 500,000 bytes',
      url: dataUrl(Buffer.concat([smallPng, noise.subarray(0, 500_000)])),
    },
  ])('$why [RULE-47]', async ({ url }) => {
    const answer = await post({
      ...projectPayload(app),
      contents: [image(url), heading, paragraph],
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ pointer: '/contents/0/imageBase64', message: mediaMessages.imageUnusable }],
    });
  });

  test('it is an SVG [RULE-47]', async () => {
    const url = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`;

    const answer = await post({
      ...projectPayload(app),
      contents: [image(url), heading, paragraph],
    });

    expect(answer.json()).toMatchObject({ errors: [{ message: mediaMessages.imageRequired }] });
  });
});

test('Scripts, styles and foreign markup are gone from what is stored [OPEN-116]', async () => {
  const hostile =
    '<p onclick="steal()">Hello <script>alert(1)</script><b style="color:red">there</b></p>' +
    '<img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe>' +
    '<a href="javascript:alert(1)">a</a> <a href="https://nhs.uk" target="_blank">b</a>';

  const { contents, questions } = await createProject(app, ada, {
    contents: [heading, { ...paragraph, value: hostile }],
    questions: [{ ...free, text: hostile }],
  });

  const clean =
    '<p>Hello <b>there</b></p><a>a</a> <a href="https://nhs.uk" rel="noopener noreferrer">b</a>';
  expect(contents[1]?.value).toBe(clean);
  expect(questions[0]?.text).toBe(clean);
});

test('A title is text: markup in it stays as it was typed, on one line', async () => {
  const { title } = await createProject(app, ada, { title: '  Is <b>5 > 3</b>?\r\n Yes ' });

  expect(title).toBe('Is <b>5 > 3</b>? Yes');
});

describe('A client cannot set', () => {
  test.each([
    { what: 'the status PUBLISHED', changes: { status: 'PUBLISHED' } },
    { what: 'the status PENDING', changes: { status: 'PENDING' } },
    { what: 'a published date', changes: { publishedDate: '2026-01-01T00:00:00.000Z' } },
    { what: 'the owner', changes: { ownerId: 1 } },
    { what: 'the researcher', changes: { researcher: { fullName: 'Somebody' } } },
    { what: 'the counts', changes: { hearMoreYesCount: 99 } },
    { what: 'a question’s status', changes: { questions: [{ ...free, status: 'PUBLISHED' }] } },
  ])('$what', async ({ changes }) => {
    const answer = await post({ ...projectPayload(app), ...changes });

    expect(answer.statusCode).toBe(400);
  });
});

describe('What no database can hold is refused before it gets there:', () => {
  test.each([
    { what: 'the character U+0000', changes: { title: 'a\u0000b' } },
    { what: 'half a surrogate pair', changes: { title: 'a\ud800b' } },
    { what: 'an id beyond 32 bits', changes: { interests: [{ id: 2_147_483_648 }] } },
    { what: 'an id that is text', changes: { interests: [{ id: '1' }] } },
    { what: 'the year 0000', changes: { endDate: '0000-01-01T00:00:00.000Z' } },
    { what: 'the 61st second', changes: { endDate: '2031-01-01T00:00:60Z' } },
    { what: 'the day infinity', changes: { endDate: 'infinity' } },
    { what: 'a null where text belongs', changes: { title: null } },
  ])('$what', async ({ changes }) => {
    const answer = await post({ ...projectPayload(app), ...changes });

    expect(answer.statusCode).toBe(400);
  });
});

test('Content items and questions of another project cannot be taken over [ROLE-04]', async () => {
  const bob = await app.signInAs('ROLE_RESEARCHER');
  const theirs = await createProject(app, bob);
  const ours = await createProject(app, ada);
  const [foreignItem] = theirs.contents;
  const [foreignQuestion] = theirs.questions;

  const withItem = await app.request('PUT', '/api/projects', {
    token: ada.token,
    json: {
      ...unchanged(ours),
      contents: [{ ...heading, id: foreignItem?.id }, paragraph],
    },
  });
  const withQuestion = await app.request('PUT', '/api/projects', {
    token: ada.token,
    json: { ...unchanged(ours), questions: [{ ...free, id: foreignQuestion?.id }] },
  });

  expect(withItem.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/contents/0/id', message: partMessages.unknown }],
  });
  expect(withQuestion.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/questions/0/id', message: partMessages.unknown }],
  });
});

test('A new project takes over no part of another, even one of the same researcher [ROLE-04]', async () => {
  const { contents, questions } = await createProject(app, ada);
  const [item] = contents;
  const [question] = questions;

  const withItem = await post(
    projectPayload(app, { contents: [{ ...heading, id: item?.id ?? 0 }, paragraph] }),
  );
  const withQuestion = await post(
    projectPayload(app, { questions: [{ ...free, id: question?.id ?? 0 }] }),
  );

  expect(withItem.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/contents/0/id', message: partMessages.unknown }],
  });
  expect(withQuestion.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/questions/0/id', message: partMessages.unknown }],
  });
});

test('One part cannot be sent twice', async () => {
  const ours = await createProject(app, ada);
  const [, item] = ours.contents;

  const answer = await app.request('PUT', '/api/projects', {
    token: ada.token,
    json: { ...unchanged(ours), contents: [item, item, paragraph] },
  });

  expect(answer.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/contents/1/id', message: partMessages.repeated }],
  });
});

test('One question cannot be sent twice', async () => {
  const ours = await createProject(app, ada);
  const draft = unchanged(ours);
  const [question] = draft.questions ?? [];

  const answer = await app.request('PUT', '/api/projects', {
    token: ada.token,
    json: { ...draft, questions: [question, question] },
  });

  expect(answer.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/questions/1/id', message: partMessages.repeated }],
  });
});

test('A refused save leaves nothing behind', async () => {
  const before = await app.platform.pool.query('SELECT count(*) FROM projects');

  await post({ ...projectPayload(app), interests: [{ id: 4_321 }] });

  const after = await app.platform.pool.query('SELECT count(*) FROM projects');
  expect(after.rows).toEqual(before.rows);
});
