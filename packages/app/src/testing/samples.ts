import type { Schemas } from '@sounding/api-client';

/** Far enough ahead to lie ahead for as long as this software lives. */
export const farAhead = '2099-12-31T17:00:00.000Z';

/** One address for all tests: a page's Trusted Types policy allows only the first one that it gets. */
export const analytics = { address: 'https://analytics.sounding.example', siteId: '7' };

export const ageRanges: Schemas['AgeRange'][] = [
  { id: 1, lower: 16, upper: 17 },
  { id: 2, lower: 18, upper: 25 },
  { id: 7, lower: 65, upper: 120 },
];

export const interests: Schemas['Interest'][] = [
  { id: 4, name: 'Heart and lungs', deleted: false },
  { id: 5, name: 'Mental health', deleted: false },
];

export function projectRow(row: Partial<Schemas['ProjectListItem']>): Schemas['ProjectListItem'] {
  return {
    id: 12,
    title: 'Living with breathlessness',
    status: 'DRAFT',
    publishedDate: null,
    launchDate: null,
    endDate: farAhead,
    completedDate: null,
    createdDate: '2026-09-14T10:12:00.000Z',
    hearMoreYesCount: 0,
    hearMoreNoCount: 0,
    answersForReviewCount: 0,
    ...row,
  };
}

export function storedProjectSample(project: Partial<Schemas['Project']> = {}): Schemas['Project'] {
  return {
    id: 12,
    title: 'Living with breathlessness',
    subtitle: 'Help us to shape our study',
    policy: null,
    funder: 'Northern Health Trust',
    publishedDate: null,
    launchDate: null,
    endDate: farAhead,
    completedDate: null,
    status: 'DRAFT',
    createdDate: '2026-09-14T10:12:00.000Z',
    version: 3,
    interests: [{ id: 4, name: 'Heart and lungs', deleted: false }],
    ageRanges: [{ id: 2, lower: 18, upper: 25 }],
    questions: [
      {
        id: 90,
        text: '<p>How clear is our aim?</p>',
        date: '2026-09-14T10:12:00.000Z',
        status: 'DRAFT',
        pollOptions: [],
        sliderOption: null,
      },
    ],
    contents: [
      { id: 72, type: 'HEADING', value: 'Why we ask', imageBase64: null, imageAltText: null },
      {
        id: 73,
        type: 'PARAGRAPH',
        value: '<p>Breathlessness changes everyday plans.</p>',
        imageBase64: null,
        imageAltText: null,
      },
    ],
    researcher: { fullName: 'Ada Byron' },
    ...project,
  };
}

export function documentSample(
  document: Partial<Schemas['ProjectDocument']> = {},
): Schemas['ProjectDocument'] {
  return {
    id: 31,
    project: {
      id: 12,
      title: 'Living with breathlessness',
      status: 'PENDING',
      researcher: { fullName: 'Ada Byron' },
    },
    file: { name: 'ethics-approval.pdf', contentType: 'application/pdf', size: 184_320 },
    fileDeletion: null,
    submittedDate: '2026-09-20T14:05:00.000Z',
    approved: null,
    comment: '',
    ...document,
  };
}

export function versionSample(
  version: Partial<Schemas['ProjectDocumentVersion']> = {},
): Schemas['ProjectDocumentVersion'] {
  const { id, file, fileDeletion, submittedDate } = documentSample();
  return {
    id,
    file,
    fileDeletion,
    submittedDate,
    submittedBy: { fullName: 'Ada Byron' },
    replacedDate: null,
    decision: null,
    ...version,
  };
}

export function researcherSample(
  researcher: Partial<Schemas['Researcher']> = {},
): Schemas['Researcher'] {
  return {
    id: 21,
    fullName: 'Ada Byron',
    emailAddress: 'ada.byron@sounding.example',
    role: 'ROLE_RESEARCHER',
    activated: true,
    lastLoginDate: '2026-10-20T08:55:00.000Z',
    lastActivityDate: null,
    version: 2,
    ...researcher,
  };
}

/** The first and only page of a list, unless said otherwise. */
export function pageOf<T>(
  content: T[],
  page: Partial<Record<'pageNumber' | 'totalPages' | 'totalElements', number>> = {},
) {
  return { content, pageNumber: 0, totalPages: 1, totalElements: content.length, ...page };
}

export const researcherPage = (
  content: Schemas['Researcher'][] = [researcherSample()],
  totalPages = 1,
): Schemas['ResearcherPage'] => pageOf(content, { totalPages });

export function signupSample(
  request: Partial<Schemas['SignupRequest']> = {},
): Schemas['SignupRequest'] {
  return {
    id: 5,
    fullName: 'Rosa Frank',
    login: 'rosa@charity.example',
    role: 'ROLE_RESEARCHER',
    createdDate: '2026-10-19T16:40:00.000Z',
    approvalStatus: null,
    comment: '',
    hasAccount: false,
    ...request,
  };
}
