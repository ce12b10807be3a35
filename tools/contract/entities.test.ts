import { describe, expect, test } from 'vitest';
import { operations, type Schema } from './contract';

/**
 * What a schema lets through, to compare with the specification's entities: fields of an object (an
 * optional one ends in `?`), `[items]` of an array, and the values or types of anything else. An
 * object that may be null is one of `[its fields, 'or null']`.
 */
function shapeOf(schema: Schema): unknown {
  const types = [schema.type].flat();
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.items) return [shapeOf(schema.items)];
  if (!schema.properties) {
    return types.map((type) => (type === 'null' ? type : (schema.format ?? type))).join(' | ');
  }
  const fields = Object.fromEntries(
    Object.entries(schema.properties).map(([name, member]) => [
      schema.required?.includes(name) ? name : `${name}?`,
      shapeOf(member),
    ]),
  );
  return types.includes('null') ? [fields, 'or null'] : fields;
}

function operation(operationId: string) {
  const found = operations.find((one) => one.operationId === operationId);
  if (!found) throw new Error(`The contract has no ${operationId}`);
  return found;
}

function answerOf(operationId: string): unknown {
  const { responses } = operation(operationId);
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return shapeOf(success?.content?.['application/json']?.schema ?? {});
}

function bodyOf(operationId: string): unknown {
  const { requestBody } = operation(operationId);
  return shapeOf(requestBody?.content['application/json']?.schema ?? {});
}

const published = 'DRAFT | PUBLISHED | DEACTIVATED';
const page = (item: unknown) => ({
  content: [item],
  pageNumber: 'integer',
  totalPages: 'integer',
  totalElements: 'integer',
});

describe('A project', () => {
  const ageRange = { id: 'int32', lower: 'integer', upper: 'integer' };
  const contentItem = {
    id: 'int32',
    type: 'HEADING | PARAGRAPH | VIDEO | IMAGE',
    value: 'string',
    imageBase64: 'string | null',
    imageAltText: 'string | null',
  };
  const status = 'DRAFT | PENDING | REJECTED | PUBLISHED';
  const facts = {
    id: 'int32',
    title: 'string',
    subtitle: 'string',
    policy: 'string | null',
    funder: 'string | null',
    publishedDate: 'date-time | null',
    endDate: 'date-time | null',
    status,
    interests: [{ id: 'int32', name: 'string', deleted: 'boolean' }],
    ageRanges: [ageRange],
    researcher: { fullName: 'string' },
  };

  test('has its facts, one of four states and its parts [DATA-01, DATA-05, DATA-06, DATA-07]', () => {
    expect(answerOf('getProject')).toMatchObject({
      ...facts,
      contents: [contentItem],
      questions: [{ id: 'int32', text: 'string' }],
    });
    expect(answerOf('listAgeRanges')).toEqual([ageRange]);
    expect(answerOf('listProjectContents')).toEqual([contentItem]);
  });

  test('has a summary with its audience, counts and engagement [DATA-02]', () => {
    expect(answerOf('getProjectSummary')).toMatchObject({
      ...facts,
      audienceAgeGroups: ['string'],
      audienceInterests: ['string'],
      hearMoreYesCount: 'integer',
      hearMoreNoCount: 'integer',
      contributeYesCount: 'integer',
      contributeNoCount: 'integer',
      engagementGraphDataPoints: { xaxisData: ['date'], seriesData: ['integer'] },
    });
  });

  test('has an ethics document with its file [DATA-13]', () => {
    expect(answerOf('getProjectDocument')).toMatchObject({
      id: 'int32',
      project: { id: 'int32', status },
      file: {
        name: 'string',
        contentType: 'image/png | image/jpeg | application/pdf',
        size: 'integer',
      },
    });
  });
});

test('An interest is known by its id and name, and a deleted one is still a record that can be restored [DATA-03, DATA-04]', () => {
  const interest = { id: 'int32', name: 'string', deleted: 'boolean' };
  expect(answerOf('listInterests')).toEqual([interest]);
  expect(answerOf('listAllInterests')).toEqual([
    { ...interest, version: 'integer', projectCount: 'integer' },
  ]);
  expect(answerOf('createInterest')).toEqual(interest);
  expect(bodyOf('createInterest')).toEqual({ name: 'string' });
  expect(bodyOf('updateInterest')).toEqual({ id: 'int32', name: 'string' });
  for (const id of ['deleteInterest', 'restoreInterest']) {
    expect(operation(id).path).toMatch(/^\/interest\/\{id\}/);
  }
});

describe('A question', () => {
  const sent = {
    text: 'string',
    'date?': 'date-time',
    project: { id: 'int32' },
    pollOptions: [{ text: 'string' }],
    sliderOption: [
      { maxValue: 'integer', lowerBoundText: 'string', upperBoundText: 'string' },
      'or null',
    ],
    status: 'PUBLISHED | DRAFT',
  };

  test('is sent with its text, date, status and project, a poll or a slider [DATA-08, DATA-09, OPEN-76]', () => {
    expect(bodyOf('createQuestion')).toEqual(sent);
    expect(bodyOf('updateQuestion')).toEqual({ id: 'int32', ...sent });
  });

  test('is shown with its results and its history [DATA-08, DATA-10]', () => {
    expect(answerOf('listQuestionsWithPollScores')).toEqual([
      {
        id: 'int32',
        text: 'string',
        date: 'date-time',
        status: published,
        project: { id: 'int32' },
        pollScores: [{ pollOptionText: 'string', percentage: 'number | null', count: 'integer' }],
        sliderScores: [
          {
            maxValue: 'integer',
            lowerBoundText: 'string',
            upperBoundText: 'string',
            valueCounts: ['integer'],
            mean: 'number | null',
            median: 'number | null',
          },
          'or null',
        ],
        answersCount: 'integer',
        questionHistory: [{ status: published, statusDate: 'date-time' }],
        version: 'integer',
      },
    ]);
  });
});

test('A project update has its text, date, status and project, and the questions it answers [DATA-11]', () => {
  const sent = {
    text: 'string',
    'date?': 'date-time',
    status: 'PUBLISHED | DRAFT',
    project: { id: 'int32' },
    'questions?': [{ id: 'int32' }],
  };
  expect(answerOf('listProjectUpdates')).toEqual([
    {
      id: 'int32',
      text: 'string',
      date: 'date-time',
      status: 'PUBLISHED | DRAFT | DEACTIVATED',
      project: { id: 'int32' },
      questions: [{ id: 'int32' }],
      version: 'integer',
    },
  ]);
  expect(bodyOf('createProjectUpdate')).toEqual(sent);
  expect(bodyOf('updateProjectUpdate')).toEqual({ id: 'int32', ...sent });
});

test('An answer has its comment, day, pseudonym, slider value and question [DATA-12]', () => {
  const answer = {
    id: 'int32',
    comment: 'string | null',
    date: 'date',
    participantLogin: 'string | null',
    sliderValue: 'integer | null',
    questionText: 'string',
  };
  const personalDataHints = ['EMAIL | TELEPHONE | POSTCODE | NHS_NUMBER'];
  expect(answerOf('listQuestionAnswers')).toEqual(page(answer));
  expect(answerOf('listAnswersForReview')).toEqual(page({ ...answer, personalDataHints }));
});

test('A response has its participant, its day and what the participant wants [DATA-14]', () => {
  expect(answerOf('listProjectResponses')).toEqual(
    page({
      participant: {
        birthYear: 'integer | null',
        gender: 'string | null',
        ethnicity: 'string | null',
      },
      date: 'date',
      hearMore: 'boolean',
      contributeNow: 'boolean',
    }),
  );
});

test('A researcher has a name, an address, one of two roles and dates of use [DATA-15, DATA-21]', () => {
  const role = 'ROLE_RESEARCHER | ROLE_MONITOR_RESEARCHER';
  const researcher = {
    id: 'int32',
    fullName: 'string',
    emailAddress: 'string',
    role,
    activated: 'boolean',
    lastLoginDate: 'date-time | null',
    lastActivityDate: 'date-time | null',
    version: 'integer',
  };
  expect(answerOf('getResearcher')).toEqual(researcher);
  expect(answerOf('listResearchers')).toEqual(page(researcher));
  expect(bodyOf('registerResearcher')).toEqual({ name: 'string', login: 'string', role });
  expect(bodyOf('editResearcher')).toEqual({ name: 'string', login: 'string' });
});

test('A signup request has a person, a role and a decision [DATA-16]', () => {
  expect(answerOf('listSignupRequests')).toEqual([
    {
      id: 'int32',
      fullName: 'string',
      login: 'string',
      role: 'ROLE_RESEARCHER',
      createdDate: 'date-time',
      approvalStatus: 'APPROVED | REJECTED | null',
      comment: 'string',
      hasAccount: 'boolean',
    },
  ]);
  expect(bodyOf('decideSignupRequest')).toEqual({
    id: 'int32',
    login: 'string',
    approvalStatus: 'APPROVED | REJECTED',
    'comment?': 'string',
  });
});

test('The monitor counts thirteen things [DATA-19]', () => {
  expect(answerOf('getDashboardCounts')).toEqual({
    totalResearchers: 'integer',
    activeResearchers: 'integer',
    inactiveResearchers: 'integer',
    monitorResearchers: 'integer',
    totalParticipants: 'integer',
    contributingParticipants: 'integer',
    subscribedParticipants: 'integer',
    liveProjects: 'integer',
    endedProjects: 'integer',
    pendingProjects: 'integer',
    draftProjects: 'integer',
    totalResponses: 'integer',
    totalProjectLikes: 'integer',
  });
});

test('The monitor sees participants by gender, ethnicity and age [DATA-20]', () => {
  const counts = [{ label: 'string', count: 'integer | null' }];
  expect(answerOf('getDashboardDemographics')).toEqual({
    totalCountForGender: counts,
    totalCountForEthnicity: counts,
    totalCountForAge: counts,
  });
});

test('Whatever is asked for by page answers its content, its number and how many there are [DATA-21]', () => {
  const paged = operations.filter(({ parameters = [] }) =>
    parameters.some(({ name }) => name === 'page'),
  );
  expect(paged).toHaveLength(6);
  for (const { operationId } of paged) {
    expect(answerOf(operationId), operationId).toEqual(page(expect.any(Object)));
  }
});
