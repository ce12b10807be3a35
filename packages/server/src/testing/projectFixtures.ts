import { encodePng } from '../demonstration/drawing/png';
import { pdfLetter } from '../demonstration/drawing/pdf';
import type { SignedIn } from './testAccounts';
import type { RequestOptions, TestApp } from './startTestApp';
import type { Schemas } from '@sounding/api-client';

const day = 86_400_000;

/** A moment so many days after the test's present. */
export const daysAhead = (test: TestApp, days: number): string =>
  new Date(test.clock().getTime() + days * day).toISOString();

export const smallPng = encodePng(4, 3, () => [12, 58, 70]);
export const smallPngDataUrl = `data:image/png;base64,${smallPng.toString('base64')}`;

/** A project with every part, as a person would fill it in. */
export function projectPayload(
  test: TestApp,
  changes: Partial<Schemas['NewProject']> = {},
): Schemas['NewProject'] {
  return {
    title: 'Living well with breathlessness',
    subtitle: 'Help us shape a home programme',
    policy: null,
    funder: 'Northern Health Trust',
    launchDate: daysAhead(test, 7),
    endDate: daysAhead(test, 90),
    status: 'DRAFT',
    interests: [{ id: 1 }, { id: 2 }],
    ageRanges: [{ id: 2 }, { id: 8 }],
    contents: [
      { type: 'IMAGE', value: '', imageBase64: smallPngDataUrl, imageAltText: 'Calm green water' },
      { type: 'HEADING', value: 'Why we ask' },
      {
        type: 'PARAGRAPH',
        value: '<p>Breathlessness changes <strong>everyday</strong> plans.</p>',
      },
    ],
    questions: [
      { text: '<p>What would help?</p>', pollOptions: [], sliderOption: null },
      {
        text: '<p>Where?</p>',
        pollOptions: [{ text: 'At home' }, { text: 'At the clinic' }],
        sliderOption: null,
      },
      {
        text: '<p>How clear is our aim?</p>',
        pollOptions: [],
        sliderOption: { maxValue: 7, lowerBoundText: 'Not clear', upperBoundText: 'Very clear' },
      },
    ],
    ...changes,
  };
}

/** Saves a new project and returns it. */
export async function createProject(
  test: TestApp,
  { token }: Pick<SignedIn, 'token'>,
  changes: Partial<Schemas['NewProject']> = {},
): Promise<Schemas['Project']> {
  const answer = await test.request('POST', '/api/projects', {
    token,
    json: projectPayload(test, changes),
  });
  if (answer.statusCode !== 201) throw new Error(answer.payload);
  return answer.json<Schemas['Project']>();
}

/** The write payload that leaves a stored project as it is. */
export function unchanged(project: Schemas['Project']): Schemas['ProjectChanges'] {
  const { id, title, subtitle, policy, funder, launchDate, endDate } = project;
  return {
    id,
    title,
    subtitle,
    policy,
    funder,
    launchDate,
    endDate,
    status: 'DRAFT',
    interests: project.interests.map((interest) => ({ id: interest.id })),
    ageRanges: project.ageRanges.map((range) => ({ id: range.id })),
    contents: project.contents,
    questions: project.questions.map(({ date: _date, status: _status, ...question }) => question),
  };
}

/** The same for a published one: no status, no questions. */
export function unchangedPublished(project: Schemas['Project']): Schemas['ProjectChanges'] {
  const { status: _status, questions: _questions, ...changes } = unchanged(project);
  return changes;
}

export const smallPdf = pdfLetter('Ethics opinion', [{ text: 'The committee agrees.' }]);

export interface SentFile {
  readonly name?: string;
  readonly bytes?: Buffer;
  readonly type?: string;
}

/** A multipart form as a browser sends it. */
export function multipartForm(
  fields: Readonly<Record<string, string>>,
  files: Readonly<Record<string, SentFile>>,
): Required<Pick<RequestOptions, 'body' | 'headers'>> {
  const boundary = 'form-boundary-7318421';
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    ),
    ...Object.entries(files).flatMap(([field, file]) => {
      const { name = 'ethics-approval.pdf', bytes = smallPdf, type = 'application/pdf' } = file;
      return [
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
            `Content-Type: ${type}\r\n\r\n`,
        ),
        bytes,
        Buffer.from('\r\n'),
      ];
    }),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return {
    body: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** The form with which an ethics document is submitted. */
export function documentForm(projectId: number, file: SentFile = {}) {
  return multipartForm({ projectId: String(projectId) }, { file });
}

/** Submits an ethics document; the test itself checks the answer. */
export function uploadDocument(
  test: TestApp,
  { token }: Pick<SignedIn, 'token'>,
  projectId: number,
  file: SentFile = {},
) {
  return test.request('POST', '/api/project-documents', {
    token,
    ...documentForm(projectId, file),
  });
}

/** Adds `count` documents that have been replaced. */
export async function addReplacedDocuments(
  test: TestApp,
  by: SignedIn,
  { projectId, count }: { readonly projectId: number; readonly count: number },
): Promise<void> {
  await test.platform.pool.query(
    `INSERT INTO project_documents (project_id, name, media_type, byte_size, sha256, content, submitted_at, submitted_by, superseded_at)
     SELECT $1, 'old.pdf', 'application/pdf', 1, decode(repeat('00', 32), 'hex'), decode('00', 'hex'), now(), $2, now()
     FROM generate_series(1, $3)`,
    [projectId, by.id, count],
  );
}

/** Brings a project to PENDING and returns its document. */
export async function submitForApproval(
  test: TestApp,
  owner: Pick<SignedIn, 'token'>,
  projectId: number,
): Promise<Schemas['ProjectDocument']> {
  const answer = await uploadDocument(test, owner, projectId);
  if (answer.statusCode !== 201) throw new Error(answer.payload);
  return answer.json<Schemas['ProjectDocument']>();
}

export function decide(
  test: TestApp,
  { token }: Pick<SignedIn, 'token'>,
  decision: Schemas['ProjectDocumentDecision'],
) {
  return test.request('POST', '/api/project-documents/approve-reject', { token, json: decision });
}

/** A published project of this owner. */
export async function publishProject(
  test: TestApp,
  owner: Pick<SignedIn, 'token'>,
  changes: Partial<Schemas['NewProject']> = {},
): Promise<Schemas['Project']> {
  const admin = await test.signInAs('ROLE_ADMIN');
  const { id } = await createProject(test, owner, changes);
  const document = await submitForApproval(test, owner, id);
  const decided = await decide(test, admin, { id: document.id, approved: true });
  if (decided.statusCode !== 204) throw new Error(decided.payload);
  return readProject(test, owner, id);
}

export async function readProject(
  test: TestApp,
  { token }: Pick<SignedIn, 'token'>,
  id: number,
): Promise<Schemas['Project']> {
  const answer = await test.request('GET', `/api/projects/${id}`, { token });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return answer.json<Schemas['Project']>();
}
