import {
  accountLimits,
  assignableRoles,
  audienceLimits,
  contentTypes,
  ethicsFileExtensions,
  ethicsLimits,
  imageFormats,
  interestLimits,
  listLimits,
  maxCodePoints,
  mediaLimits,
  personalDataHints,
  projectLimits,
  projectStatuses,
  publicationStatuses,
  questionLimits,
  reportLimits,
  roles,
  textLimits,
  updateLimits,
} from '@sounding/domain';
import { describe, expect, test } from 'vitest';
import { contract, operations, type Schema } from './contract';

/** A schema of the contract by name, and a member of it by path. */
function schema(name: string, ...members: readonly string[]): Schema {
  const start = contract.components.schemas[name];
  const found = members.reduce<Schema | undefined>((node, key) => node?.properties?.[key], start);
  if (!found) throw new Error(`The contract has no ${[name, ...members].join('.')}`);
  return found;
}

function query(operationId: string, name: string): Schema {
  const operation = operations.find((one) => one.operationId === operationId);
  const found = operation?.parameters?.find((parameter) => parameter.name === name);
  if (!found) throw new Error(`${operationId} has no parameter ${name}`);
  return found.schema;
}

const sorted = (values: readonly unknown[] | undefined) => values?.toSorted();

/** The limit of each text in characters, by the name of its schema. */
const plainTexts = {
  Title: projectLimits.title,
  Subtitle: projectLimits.subtitle,
  Heading: projectLimits.heading,
  Funder: projectLimits.funder,
  Policy: projectLimits.policy,
  ImageAltText: mediaLimits.imageDescription,
  PollChoice: questionLimits.pollChoice,
  LikertLabel: questionLimits.likertLabel,
  UpdateText: updateLimits.text,
  ReportText: reportLimits.text,
  FullName: accountLimits.name,
  InterestName: interestLimits.name,
  DecisionComment: ethicsLimits.comment,
};
const richTexts = {
  Paragraph: projectLimits.paragraph,
  QuestionText: questionLimits.text,
};

describe('a text’s limit is the domain’s', () => {
  test.each(Object.entries(plainTexts))('%s: %i characters', (name, limit) => {
    const { contentMediaType, contentSchema, maxLength } = schema(name);
    expect(contentMediaType).toBe('text/plain');
    expect(contentSchema?.maxLength).toBe(limit);
    expect(maxLength).toBe(maxCodePoints(limit));
  });

  test.each(Object.entries(richTexts))('%s: %i characters of rich text', (name, limit) => {
    const { contentMediaType, contentSchema, maxLength } = schema(name);
    expect(contentMediaType).toBe('text/html');
    expect(contentSchema?.maxLength).toBe(limit);
    expect(maxLength).toBe(textLimits.richTextSource);
  });

  test('every text with a limit has a row above that compares it', () => {
    const limited = Object.entries(contract.components.schemas)
      .filter(([, { contentSchema }]) => contentSchema)
      .map(([name]) => name);
    expect(sorted(limited)).toEqual(sorted(Object.keys({ ...plainTexts, ...richTexts })));
  });
});

describe('an account’s limits are the domain’s', () => {
  test('password', () => {
    expect(schema('NewPassword').maxLength).toBe(accountLimits.passwordMax);
    expect(schema('NewPassword').description).toContain(
      `${accountLimits.passwordMin} to ${accountLimits.passwordMax} characters`,
    );
    expect(schema('Credentials', 'password').maxLength).toBe(accountLimits.passwordMax);
    expect(schema('SignIn', 'password').maxLength).toBe(accountLimits.passwordMax);
    expect(schema('PasswordChange', 'currentPassword').maxLength).toBe(accountLimits.passwordMax);
  });

  test('email address', () => {
    expect(schema('Login').maxLength).toBe(accountLimits.email);
    expect(schema('Credentials', 'userName').maxLength).toBe(accountLimits.email);
    expect(schema('SignIn', 'userName').maxLength).toBe(accountLimits.email);
  });

  test('two-factor code', () => {
    const { minLength, maxLength, pattern } = schema('SignIn', 'code');
    expect([minLength, maxLength]).toEqual([accountLimits.code, accountLimits.code]);
    expect(pattern).toBe(`^[0-9]{${accountLimits.code}}$`);
  });

  test('roles', () => {
    expect(sorted(schema('Role').enum)).toEqual(sorted(roles));
    expect(schema('ResearcherRole').enum).toEqual(assignableRoles);
    expect(query('listResearchers', 'role').enum).toEqual(assignableRoles);
  });
});

describe('a project’s limits are the domain’s', () => {
  test('description', () => {
    const { items, maxItems } = schema('Contents');
    expect(maxItems).toBe(2 * projectLimits.paragraphs + mediaLimits.perProject);
    expect(items?.properties?.['value']?.maxLength).toBe(textLimits.richTextSource);
    expect(schema('ContentType').enum).toEqual(contentTypes);
  });

  test('picture', () => {
    const { pattern, maxLength } = schema('NewContentItem', 'imageBase64');
    const formats = /\(([a-z|]+)\)/.exec(pattern ?? '')?.[1]?.split('|');
    const base64 = 4 * Math.ceil(mediaLimits.imageBytes / 3);
    expect(sorted(formats)).toEqual(sorted(imageFormats));
    expect(maxLength).toBe('data:image/jpeg;base64,'.length + base64);
  });

  test('age range', () => {
    expect(schema('AgeRange', 'upper').maximum).toBe(audienceLimits.openEndedUpper);
  });

  test('statuses', () => {
    expect(schema('ProjectStatus').enum).toEqual(projectStatuses);
  });

  test('questions', () => {
    expect(schema('ProjectQuestions').maxItems).toBe(questionLimits.perProject);
    const { minimum, maximum } = schema('SliderOption', 'maxValue');
    expect([minimum, maximum]).toEqual([questionLimits.likertMin, questionLimits.likertMax]);
  });

  test('ethics document', () => {
    const mediaTypes = new Map([
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
      ['jpeg', 'image/jpeg'],
      ['pdf', 'application/pdf'],
    ]);
    const allowed = new Set(ethicsFileExtensions.map((extension) => mediaTypes.get(extension)));
    expect(schema('ProjectDocument', 'file', 'size').maximum).toBe(ethicsLimits.fileBytes);
    expect(new Set(schema('ProjectDocument', 'file', 'contentType').enum)).toEqual(allowed);
  });
});

test('questions and updates have the domain’s statuses', () => {
  expect(sorted(schema('QuestionStatus').enum)).toEqual(sorted(publicationStatuses));
  expect(sorted(schema('ProjectUpdate', 'status').enum)).toEqual(sorted(publicationStatuses));
  expect(sorted(schema('SavedAs').enum)).toEqual(['DRAFT', 'PUBLISHED']);
});

test('what a comment seems to hold is told in the domain’s words', () => {
  expect(schema('PersonalDataHint').enum).toEqual(personalDataHints);
});

test('what a person may leave empty is left to the domain’s words', () => {
  const written = Object.entries(contract.components.schemas)
    .filter(([, { contentSchema, type }]) => contentSchema ?? type === 'array')
    .map(([name]) => name);
  for (const name of [...written, 'Login', 'NewPassword']) {
    const { minLength, minItems } = schema(name);
    expect([minLength, minItems], name).toEqual([undefined, undefined]);
  }
  expect(written).toEqual(expect.arrayContaining(['Title', 'Contents', 'Paragraph']));
});

test.each([
  'listResearchers',
  'listMonitorProjects',
  'listAuditLines',
  'listProjectResponses',
  'listQuestionAnswers',
  'listAnswersForReview',
])('%s is paged as the domain says', (operationId) => {
  const { minimum, maximum: last, default: first } = query(operationId, 'page');
  expect([minimum, first]).toEqual([listLimits.firstPage, listLimits.firstPage]);
  expect(last).toBe(listLimits.lastPage);
  const { maximum, default: size } = query(operationId, 'size');
  expect([maximum, size]).toEqual([listLimits.maxPageSize, listLimits.defaultPageSize]);
});
