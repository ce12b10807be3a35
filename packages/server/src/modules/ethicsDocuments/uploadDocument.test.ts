import type { Schemas } from '@sounding/api-client';
import { ethicsFileMessages, ethicsLimits, projectMessages } from '@sounding/domain';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  addReplacedDocuments,
  createProject,
  daysAhead,
  decide,
  documentForm,
  multipartForm,
  publishProject,
  readProject,
  smallPdf,
  smallPng,
  submitForApproval,
  unchanged,
  uploadDocument,
} from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileProjectIsLocked } from '../../testing/whileLocked';
import { documentConflicts } from './documentService';
import { uploadMessages } from './documentUpload';

let app: TestApp;
let ada: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Ada Byron' });
  admin = await app.signInAs('ROLE_ADMIN');
});

afterAll(() => app.close());

const statusOf = async (id: number) => (await readProject(app, ada, id)).status;

const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.from('ffd9', 'hex'),
]);

/** Pictures with a right beginning and end, but with a length in between that leads nowhere. */
const lostLength = 'fffffff0';
const unreadableJpeg = Buffer.from(`ffd8ffe1${lostLength}${'00'.repeat(40)}ffd9`, 'hex');
const unreadablePng = Buffer.concat([
  smallPng.subarray(0, 8),
  Buffer.from(`${lostLength}74455874${'00'.repeat(40)}`, 'hex'),
  smallPng.subarray(-12),
]);

/** A PDF of exactly so many bytes, filled up with a comment before the end marker. */
function pdfOf(bytes: number): Buffer {
  const tail = Buffer.from('\n%%EOF\n');
  const start = Buffer.from('%PDF-1.4\n%');
  return Buffer.concat([start, Buffer.alloc(bytes - start.length - tail.length, 'x'), tail]);
}

test('The document is stored as it came and answered [API-46, DATA-13]', async () => {
  const { id, title } = await createProject(app, ada);

  const answer = await uploadDocument(app, ada, id, { name: 'Ethics “approval”.pdf' });

  expect(answer.statusCode).toBe(201);
  const document = answer.json<Schemas['ProjectDocument']>();
  expect(document).toMatchObject({
    project: { id, title, status: 'PENDING', researcher: { fullName: 'Ada Byron' } },
    file: { name: 'Ethics “approval”.pdf', contentType: 'application/pdf', size: smallPdf.length },
    submittedDate: app.clock().toISOString(),
    approved: null,
    comment: '',
  });
  const { rows } = await app.platform.pool.query(
    'SELECT content, sha256 FROM project_documents WHERE id = $1',
    [document.id],
  );
  expect(rows).toEqual([
    { content: smallPdf, sha256: createHash('sha256').update(smallPdf).digest() },
  ]);
});

test('Submitting moves a draft to PENDING [DOC-06]', async () => {
  const { id } = await createProject(app, ada);

  await submitForApproval(app, ada, id);

  expect(await statusOf(id)).toBe('PENDING');
});

test('Submitting again moves a rejected project back to PENDING [DOC-07]', async () => {
  const { id } = await createProject(app, ada);
  const document = await submitForApproval(app, ada, id);
  await decide(app, admin, { id: document.id, approved: false });
  expect(await statusOf(id)).toBe('REJECTED');

  await submitForApproval(app, ada, id);

  expect(await statusOf(id)).toBe('PENDING');
});

test('Replacing the document of a PENDING project keeps the old one on file, out of the list', async () => {
  const { id } = await createProject(app, ada);
  const first = await submitForApproval(app, ada, id);

  const second = await submitForApproval(app, ada, id);

  expect(await statusOf(id)).toBe('PENDING');
  const waiting = await app.request('GET', '/api/project-documents', { token: admin.token });
  const ids = waiting.json<Schemas['ProjectDocument'][]>().map((document) => document.id);
  expect(ids).toContain(second.id);
  expect(ids).not.toContain(first.id);
  const kept = await app.request('GET', `/api/project-documents/download/${first.id}`, {
    token: admin.token,
  });
  expect(kept.statusCode).toBe(200);
});

test('Whoever waits for approval replaces the document though the launch day has passed meanwhile', async () => {
  const { id } = await createProject(app, ada);
  await submitForApproval(app, ada, id);
  await app.platform.pool.query(
    "UPDATE projects SET launch_date = now() - interval '3 days' WHERE id = $1",
    [id],
  );

  expect((await uploadDocument(app, ada, id)).statusCode).toBe(201);
});

test('Whoever waits for approval sets a new end first, once the old one has passed: as it is it is never approved', async () => {
  const { id } = await createProject(app, ada);
  const first = await submitForApproval(app, ada, id);
  await app.platform.pool.query(
    "UPDATE projects SET end_date = now() - interval '1 day' WHERE id = $1",
    [id],
  );

  const answer = await uploadDocument(app, ada, id);

  expect(answer.json()).toMatchObject({
    status: 409,
    title: 'Not possible yet',
    detail: `Please correct the project first: ${projectMessages.endInPast}.`,
  });
  expect(await statusOf(id)).toBe('PENDING');
  const current = await app.request('GET', `/api/project-documents/${id}`, { token: ada.token });
  expect(current.json()).toMatchObject({ id: first.id });
});

test('A draft that was withdrawn is handed in again with a new document [OPEN-56]', async () => {
  const created = await createProject(app, ada);
  await submitForApproval(app, ada, created.id);
  await app.request('PUT', '/api/projects', { token: ada.token, json: unchanged(created) });
  expect(await statusOf(created.id)).toBe('DRAFT');

  await submitForApproval(app, ada, created.id);

  expect(await statusOf(created.id)).toBe('PENDING');
});

test('A draft that was withdrawn is its researcher’s again, and an administrator no longer reads its title', async () => {
  const created = await createProject(app, ada);
  const url = `/api/project-documents/${created.id}`;
  await submitForApproval(app, ada, created.id);
  expect((await app.request('GET', url, admin)).statusCode).toBe(200);

  const json = { ...unchanged(created), title: 'Not yet for anybody' };
  await app.request('PUT', '/api/projects', { token: ada.token, json });

  expect((await app.request('GET', url, admin)).statusCode).toBe(404);
  const own = await app.request('GET', url, ada);
  expect(own.json()).toMatchObject({ project: { title: 'Not yet for anybody', status: 'DRAFT' } });
  const versions = await app.request('GET', `/api/project-documents/versions/${created.id}`, admin);
  expect(versions.json()).toHaveLength(1);
});

test('The document of a published project cannot be replaced [DOC-08]', async () => {
  const { id } = await publishProject(app, ada);
  const before = await app.request('GET', `/api/project-documents/${id}`, { token: ada.token });

  const answer = await uploadDocument(app, ada, id);

  expect(answer.json()).toMatchObject({ status: 409, detail: documentConflicts.isPublished });
  const after = await app.request('GET', `/api/project-documents/${id}`, { token: ada.token });
  expect(after.json()).toEqual(before.json());
});

test('A project whose launch day has passed meanwhile is corrected before it is handed in', async () => {
  const bob = await app.signInAs('ROLE_RESEARCHER');
  const { id } = await createProject(app, bob, { launchDate: daysAhead(app, 7) });
  await app.platform.pool.query(
    "UPDATE projects SET launch_date = now() - interval '3 days' WHERE id = $1",
    [id],
  );

  const answer = await uploadDocument(app, bob, id);

  expect(answer.statusCode).toBe(409);
  expect(answer.json<Schemas['Problem']>().detail).toContain(projectMessages.launchInPast);
  expect(answer.json()).toMatchObject({ title: 'Not possible yet' });
  const { rows } = await app.platform.pool.query(
    'SELECT status FROM projects WHERE id = $1 AND NOT EXISTS (SELECT FROM project_documents WHERE project_id = $1)',
    [id],
  );
  expect(rows).toEqual([{ status: 'DRAFT' }]);
});

describe('The server takes', () => {
  test.each([
    { what: 'a PNG', file: { name: 'scan.png', bytes: smallPng } },
    { what: 'a JPEG called jpg', file: { name: 'scan.JPG', bytes: jpeg } },
    { what: 'a JPEG called jpeg', file: { name: 'scan.jpeg', bytes: jpeg } },
    { what: 'exactly 2,000,000 bytes', file: { bytes: pdfOf(2_000_000) } },
    { what: 'a PDF whatever the browser calls its type', file: { type: 'text/plain' } },
  ])('$what [DOC-04]', async ({ file }) => {
    const { id } = await createProject(app, ada);

    expect((await uploadDocument(app, ada, id, file)).statusCode).toBe(201);
  });
});

test.each([
  { name: 'letter.jpg', picture: jpeg },
  { name: 'letter.png', picture: smallPng },
])(
  'A photo, $name, is kept without what its phone wrote behind its end',
  async ({ name, picture }) => {
    const { id } = await createProject(app, ada);
    const bytes = Buffer.concat([picture, Buffer.from('\0\0Image_UTC_Data1699999999999SEFT')]);

    const answer = await uploadDocument(app, ada, id, { name, bytes });

    expect(answer.statusCode).toBe(201);
    const { rows } = await app.platform.pool.query(
      'SELECT content FROM project_documents WHERE project_id = $1',
      [id],
    );
    expect(rows).toEqual([{ content: picture }]);
  },
);

describe('The server refuses as an invalid format', () => {
  const script = Buffer.from('#!/bin/sh\necho hello\n');
  test.each([
    {
      what: 'a Word document',
      file: { name: 'ethics.docx', bytes: Buffer.from('PK\u0003\u0004') },
    },
    { what: 'a script called pdf', file: { name: 'ethics.pdf', bytes: script } },
    { what: 'a picture called pdf', file: { name: 'ethics.pdf', bytes: smallPng } },
    { what: 'a PDF called png', file: { name: 'ethics.png', bytes: smallPdf } },
    { what: 'a GIF', file: { name: 'ethics.gif', bytes: Buffer.from('GIF89a;') } },
    { what: 'a PDF with a second extension', file: { name: 'ethics.pdf.exe' } },
    {
      what: 'a PNG whose parts cannot be told apart, and so its metadata not taken out',
      file: { name: 'scan.png', bytes: unreadablePng },
    },
    {
      what: 'a JPEG whose parts cannot be told apart',
      file: { name: 'scan.jpg', bytes: unreadableJpeg },
    },
    { what: 'a PDF that was cut short', file: { bytes: smallPdf.subarray(0, -20) } },
  ])('$what [DOC-04]', async ({ file }) => {
    const { id } = await createProject(app, ada);

    const answer = await uploadDocument(app, ada, id, file);

    expect(answer.json()).toMatchObject({
      status: 400,
      detail: ethicsFileMessages.invalidFormat,
      errors: [{ pointer: '/file', message: ethicsFileMessages.invalidFormat }],
    });
    expect(await statusOf(id)).toBe('DRAFT');
  });
});

test('An empty file is refused as what it is', async () => {
  const { id } = await createProject(app, ada);

  const answer = await uploadDocument(app, ada, id, { bytes: Buffer.alloc(0) });

  expect(answer.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/file', message: 'The file is empty' }],
  });
  expect(await statusOf(id)).toBe('DRAFT');
});

test('One byte more than 2,000,000 is refused [DOC-04]', async () => {
  const { id } = await createProject(app, ada);

  const answer = await uploadDocument(app, ada, id, { bytes: pdfOf(2_000_001) });

  expect(answer.json()).toMatchObject({ status: 413, detail: ethicsFileMessages.tooLarge });
  expect(await statusOf(id)).toBe('DRAFT');
});

describe('A PDF is refused that', () => {
  const withObject = (object: string) =>
    Buffer.from(`%PDF-1.7\n1 0 obj\n${object}\nendobj\n%%EOF\n`, 'latin1');
  const withStream = (dictionary: string, data: Buffer) =>
    Buffer.concat([
      Buffer.from(`%PDF-1.7\n4 0 obj\n<< ${dictionary} >>\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n%%EOF\n'),
    ]);
  const isObjectStream = '/Type /ObjStm /N 1 /First 4';
  const packed = (object: string, filter = '/Filter /FlateDecode') =>
    withStream(`${isObjectStream} ${filter}`, deflateSync(object));
  const script = '1 0 << /S /JavaScript /JS (x) >>';
  /** Rows of six bytes, each after the byte that names its PNG filter: 0 for none. */
  const inRows = Buffer.concat(
    (script.match(/.{1,6}/g) ?? []).map((row) => Buffer.from(`\0${row}`, 'latin1')),
  );
  const replaced = (bytes: Buffer, from: string, to: string) =>
    Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');
  test.each([
    { what: 'carries a script', bytes: withObject('<< /S /JavaScript /JS (app.alert(1)) >>') },
    { what: 'hides the name with escapes', bytes: withObject('<< /S /J#61vaScript /JS (x) >>') },
    {
      what: 'runs a script beside a film',
      bytes: withObject('<< /S /Rendition /OP 0 /JS (app.alert(1)) >>'),
    },
    { what: 'has a form with scripts of its own', bytes: withObject('<< /XFA 5 0 R >>') },
    { what: 'hides it with a capital digit', bytes: withObject('<< /S /#4Caunch /F (cmd.exe) >>') },
    { what: 'hides it with a small one', bytes: withObject('<< /S /Renditi#6fn /OP 0 >>') },
    { what: 'starts a program', bytes: withObject('<< /S /Launch /F (cmd.exe) >>') },
    { what: 'carries another file', bytes: withObject('<< /Names << /EmbeddedFiles 5 0 R >> >>') },
    { what: 'is the other file itself', bytes: withObject('<< /Type /EmbeddedFile >>') },
    {
      what: 'carries another file without saying its type',
      bytes: withObject('<< /Type /Filespec /F (x.exe) /EF << /F 4 0 R >> >>'),
    },
    { what: 'carries it close to its name', bytes: withObject('<</F(x.exe)/EF<</F 4 0 R>>>>') },
    { what: 'carries it elsewhere', bytes: withObject('<< /F (x.exe) /EF\0 4 0 R >>') },
    { what: 'carries it behind a comment', bytes: withObject('<< /EF %x\n<< /F 4 0 R >> >>') },
    { what: 'carries it around a comment', bytes: withObject('<< /EF 4 %x\n0 R >>') },
    { what: 'carries it under an escaped name', bytes: withObject('<< /#45F << /F 4 0 R >> >>') },
    { what: 'packs away what carries it', bytes: packed('1 0 << /EF << /F 4 0 R >> >>') },
    { what: 'pins another file to a page', bytes: withObject('<< /Subtype /FileAttachment >>') },
    { what: 'goes into a file that it carries', bytes: withObject('<< /S /GoToE /T << >> >>') },
    { what: 'opens a file of somebody else', bytes: withObject('<< /S /GoToR /F (//a/b) >>') },
    {
      what: 'goes to a thread of a file of somebody else',
      bytes: withObject('<</S/Thread/F(//a/b)>>'),
    },
    { what: 'draws a page of one', bytes: withObject('<< /Ref << /F (//a/b) /Page 0 >> >>') },
    { what: 'draws one that it names elsewhere', bytes: withObject('<</Ref 4 0 R>>') },
    { what: 'shows a film that is a program', bytes: withObject('<< /Subtype /RichMedia >>') },
    { what: 'runs a script in a model', bytes: withObject('<< /OnInstantiate 4 0 R >>') },
    { what: 'sends away what was typed', bytes: withObject('<< /S /SubmitForm /F (a) >>') },
    { what: 'reads a file into its form', bytes: withObject('<< /S /ImportData /F (a) >>') },
    { what: 'packs its script away', bytes: packed(script) },
    {
      what: 'packs it away behind a lone carriage return',
      bytes: replaced(packed(script), 'stream\n', 'stream\r'),
    },
    {
      what: 'packs it away in an object that begins on two lines',
      bytes: replaced(packed(script), '4 0 obj', '4 0\nobj'),
    },
    {
      what: 'packs it away behind a stream that begins in a string',
      bytes: replaced(packed(script), '/N 1', '/X (stream\n)'),
    },
    {
      what: 'packs it away behind a blank that readers pass over',
      bytes: replaced(packed(script), 'stream\n', 'stream \n'),
    },
    {
      what: 'packs it away twice',
      bytes: withStream(
        `${isObjectStream} /Filter [/FlateDecode /FlateDecode]`,
        deflateSync(deflateSync(script)),
      ),
    },
    {
      what: 'packs it away row by row',
      bytes: withStream(
        `${isObjectStream} /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 6 >>`,
        deflateSync(inRows),
      ),
    },
    {
      what: 'packs it away as digits',
      bytes: withStream(
        `${isObjectStream} /Filter [/FlateDecode /ASCIIHexDecode]`,
        deflateSync(Buffer.from(script).toString('hex')),
      ),
    },
    {
      what: 'packs it away with a second filter under another name',
      bytes: withStream(
        `${isObjectStream} /Filter /FlateDecode /F [/FlateDecode /ASCIIHexDecode]`,
        deflateSync(Buffer.from(script).toString('hex')),
      ),
    },
    {
      what: 'packs it away behind the end of a stream in a string',
      bytes: replaced(packed(script), '/N 1', '/X (endstream) /N 1'),
    },
    {
      what: 'packs it away behind a stream in a string that is sound',
      bytes: Buffer.concat([
        Buffer.from(`%PDF-1.7\n4 0 obj\n<< ${isObjectStream} /X (stream\n`),
        deflateSync('1 0 <<>>'),
        Buffer.from('endstream) /Filter /FlateDecode >>\nstream\n'),
        deflateSync(script),
        Buffer.from('\nendstream\nendobj\n%%EOF\n'),
      ]),
    },
    {
      what: 'packs it away without saying that it holds objects',
      bytes: withStream('/N 1 /First 4 /Filter /FlateDecode', deflateSync(script)),
    },
    {
      what: 'packs it away behind a key that is escaped',
      bytes: withStream('/N 1 /F#69rst 4 /Filter /FlateDecode', deflateSync(script)),
    },
    {
      what: 'packs it away and names elsewhere where its objects begin',
      bytes: withStream('/N 1 /First 6 0 R /Filter /FlateDecode', deflateSync(script)),
    },
    // Each hides the stream from whoever looks for the object's end less strictly than readers do.
    ...[
      '/X (>> endobj \\) ())',
      '/X <> %>> endobj\n',
      '/X [>> endobj]',
      '/X >> endobj',
      '/endobj 1',
      'endobj',
      '/X <20) >> endobj',
      '/X (>> endobj #29',
      '>> endobj1',
      '/X )>> endobj',
    ].map((outline) => ({
      what: `packs it away and seems to be an outline: ${outline.trim()}`,
      bytes: withStream(`/N 1 /First 6 0 R ${outline} /Filter /FlateDecode`, deflateSync(script)),
    })),
    {
      what: 'unpacks to more than a document holds',
      bytes: packed(`1 0 << /X (${'x'.repeat(33_000_000)}) >>`),
    },
    {
      what: 'unpacks to more than a document holds in two parts',
      bytes: Buffer.concat([
        packed(`1 0 << /X (${'x'.repeat(17_000_000)}) >>`),
        packed(`1 0 << /X (${'x'.repeat(17_000_000)}) >>`),
      ]),
    },
    {
      what: 'cannot be looked into',
      bytes: Buffer.concat([
        packed('1 0 <<>>').subarray(0, 90),
        Buffer.from('\nendstream\nendobj\n%%EOF\n'),
      ]),
    },
  ])('$what', async ({ bytes }) => {
    const { id } = await createProject(app, ada);

    const answer = await uploadDocument(app, ada, id, { bytes });

    expect(answer.json()).toMatchObject({ status: 400, detail: uploadMessages.threatening });
  });

  // A search from each word back to the file's start took half a minute for two megabytes of words and
  // blocked all other requests. Thirty kilobytes of compressed escapes took ten seconds.
  test.each([
    { what: 'words', bytes: Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(200_000)}%%EOF\n`) },
    { what: 'names', bytes: Buffer.from(`%PDF-1.7\n${'/EF  1'.repeat(300_000)}x\n%%EOF\n`) },
    { what: 'escapes', bytes: packed('#41'.repeat(10_000_000)) },
  ])('is told at once, whichever $what it is full of', async ({ bytes }) => {
    const { id } = await createProject(app, ada);
    // Processor time, because wall-clock time grows with other load on the machine.
    const before = process.cpuUsage();

    const answer = await uploadDocument(app, ada, id, { bytes });

    expect(answer.statusCode).toBe(201);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });

  test('is looked through beside everybody else: no request waits for it', async () => {
    const { id } = await createProject(app, ada);
    const bytes = packed(`/EF${' '.repeat(31_000_000)}x`);
    const state = { isAnswered: false };
    let longestWait = 0;

    const begun = performance.now();
    const upload = uploadDocument(app, ada, id, { bytes }).finally(() => {
      state.isAnswered = true;
    });
    let last = begun;
    while (!state.isAnswered) {
      await turn();
      longestWait = Math.max(longestWait, performance.now() - last);
      last = performance.now();
    }

    expect((await upload).statusCode).toBe(201);
    // A share of the whole time, because milliseconds grow with other load on the machine.
    expect(longestWait).toBeLessThan((last - begun) / 3);
  });

  test.each([
    { what: 'has a name that only begins like one', bytes: withObject('<< /Type /Launcher >>') },
    {
      what: 'has two letters that say nothing by themselves',
      bytes: withObject('<< /EF (4 0 R) /EFont << >> /EF1 4 0 R >>'),
    },
    {
      what: 'leads to a page of its own and to an address',
      bytes: withObject(
        '<< /A [<< /S /GoTo /D [3 0 R /Fit] >> << /S /URI /URI (https://a.b) >>] >>',
      ),
    },
    {
      what: 'has articles in threads and tags that refer to each other',
      bytes: withObject('<< /Type /Thread /I << >> /S /P /Ref [4 0 R] /RefX 4 0 R >>'),
    },
    { what: 'only packs its objects', bytes: packed('1 0 << /Type /Page >>') },
    {
      what: 'packs them as other writers do',
      bytes: withStream(
        '/Length 9 0 R/Type/ObjStm/N 1/First 4/Extends 3 0 R/Filter[/FlateDecode]',
        deflateSync('1 0 << /Type /Page >>'),
      ),
    },
    {
      what: 'packs them and names elsewhere where they begin',
      bytes: withStream('/N 1 /First 6 0 R /Filter /FlateDecode', deflateSync('1 0 << >>')),
    },
    {
      what: 'has an outline whose entries hold words, codes, comments and lists',
      bytes: withObject(
        '<</Title (Part \\(1 stream (a) #28)/Parent 2 0 R/First 5 0 R%stream\r/Last 6 0 R/Count -2' +
          '/Dest[3 0 R/XYZ null 7.5 0]/A<</S/URI/URI<68 74 74 70>>>/F 0>>',
      ),
    },
    {
      what: 'has an outline and a picture, which are packed in whichever way',
      bytes: withStream(
        '/Length 3 >>\nendobj\n2 0 obj\n<< /Type /Outlines /First 5 0 R /Last 5 0 R /Count 1 >>\nendobj\n' +
          '3 0 obj\n<< /Type /Font /FirstChar 32 >>\nendobj\n' +
          '6 0 obj\n<< /Subtype /Image /Filter /DCTDecode',
        jpeg,
      ),
    },
  ])('but not one that $what', async ({ bytes }) => {
    const { id } = await createProject(app, ada);

    expect((await uploadDocument(app, ada, id, { bytes })).statusCode).toBe(201);
  });
});

describe('A form is refused with', () => {
  const file = {};
  interface WrongForm {
    readonly what: string;
    readonly form: (projectId: number) => ReturnType<typeof multipartForm>;
  }
  /** The form with its part `other` renamed to a name that another part has already. */
  const renamed = (form: ReturnType<typeof multipartForm>, name: string) => ({
    ...form,
    body: Buffer.from(
      form.body.toString('latin1').replace('name="other"', `name="${name}"`),
      'latin1',
    ),
  });
  const wrong: readonly WrongForm[] = [
    { what: 'no file', form: (id) => multipartForm({ projectId: String(id) }, {}) },
    { what: 'no project', form: () => multipartForm({}, { file }) },
    {
      what: 'a project that is no number',
      form: () => multipartForm({ projectId: '1 OR 1=1' }, { file }),
    },
    {
      what: 'a project beyond 32 bits',
      form: () => multipartForm({ projectId: '2147483648' }, { file }),
    },
    {
      what: 'two files',
      form: (id) => multipartForm({ projectId: String(id) }, { file, other: file }),
    },
    {
      what: 'two files of one name',
      form: (id) =>
        renamed(multipartForm({ projectId: String(id) }, { file, other: file }), 'file'),
    },
    {
      what: 'two projects',
      form: (id) => {
        const projects = { projectId: String(id), other: String(id) };
        return renamed(multipartForm(projects, { file }), 'projectId');
      },
    },
    {
      what: 'a file of another name',
      form: (id) => multipartForm({ projectId: String(id) }, { attachment: file }),
    },
    { what: 'a field of another name', form: () => multipartForm({ approved: 'true' }, { file }) },
    {
      what: 'a name that every object has',
      form: () => multipartForm({ constructor: '1' }, { file }),
    },
    {
      what: 'no boundary',
      form: (id) => ({
        ...multipartForm({ projectId: String(id) }, { file }),
        headers: { 'content-type': 'multipart/form-data' },
      }),
    },
    {
      what: 'its end cut off',
      form: (id) => {
        const whole = multipartForm({ projectId: String(id) }, { file });
        return { ...whole, body: Buffer.from(whole.body).subarray(0, -60) };
      },
    },
  ];

  test.each(wrong)('$what', async ({ form }) => {
    const { id } = await createProject(app, ada);

    const answer = await app.request('POST', '/api/project-documents', {
      token: ada.token,
      ...form(id),
    });

    expect(answer.statusCode).toBe(400);
    expect(await statusOf(id)).toBe('DRAFT');
  });
});

test('A form that can only be too large is refused before it is read', async () => {
  const { id } = await createProject(app, ada);
  const upload = (length: number) => {
    const { body, headers } = documentForm(id);
    return app.request('POST', '/api/project-documents', {
      token: ada.token,
      body,
      headers: { ...headers, 'content-length': String(length) },
    });
  };

  const hopeless = await upload(20_000_001);

  expect(hopeless.json()).toMatchObject({ status: 413, detail: ethicsFileMessages.tooLarge });
  expect(await statusOf(id)).toBe('DRAFT');
  expect((await upload(20_000_000)).statusCode).toBe(201);
});

describe('A form whose length nobody has said', () => {
  let url: string;

  beforeAll(async () => {
    url = `${await app.app.listen({ host: '127.0.0.1', port: 0 })}/api/project-documents`;
  });

  /** A form cut in the middle of its file, so that a test can send as many bytes there as it needs. */
  async function longForm() {
    const { id } = await createProject(app, ada);
    const { body, headers } = documentForm(id, { bytes: pdfOf(100) });
    const whole = Buffer.from(body);
    const middle = whole.indexOf('xxx');
    return {
      id,
      start: whole.subarray(0, middle),
      end: whole.subarray(middle),
      headers: { ...headers, authorization: `Bearer ${ada.token}` },
    };
  }
  const megabyte = Buffer.alloc(1_000_000, 'x');

  test('is read as any other', async () => {
    const { id, start, end, headers } = await longForm();
    const body = Readable.from([start, megabyte, end]);

    const answer = await fetch(url, { method: 'POST', headers, body, duplex: 'half' });

    expect(answer.status).toBe(201);
    expect(await statusOf(id)).toBe('PENDING');
  });

  test('is refused once it can only be too large, and the connection closed', async () => {
    const { id, start, headers } = await longForm();
    const sending = request(url, { method: 'POST', headers });
    onTestFinished(() => void sending.destroy());
    const isClosed = once(sending, 'close');
    let answer: IncomingMessage | undefined;
    sending.once('response', (received) => (answer = received)).on('error', () => undefined);
    sending.write(start);
    let sent = 0;
    for (; answer === undefined && sent < 300; sent += 1)
      await new Promise((resolve) => sending.write(megabyte, resolve));

    expect(sent).toBeLessThan(60);
    expect(answer?.statusCode).toBe(413);
    expect(await json(answer ?? Readable.from([]))).toMatchObject({
      detail: ethicsFileMessages.tooLarge,
    });
    await isClosed;
    expect(await statusOf(id)).toBe('DRAFT');
  });
});

test.each([
  ['without its path', '../../etc/letter.pdf', 'letter.pdf'],
  ['without marks that turn its direction', 'fdp\u202eexe\u2066\u200f.pdf', 'fdpexe.pdf'],
  ['without characters that no text may hold', 'eth\u0001ics.pdf', 'ethics.pdf'],
  ['on one line, with no blanks at its ends', ' ethics \t approval.pdf ', 'ethics approval.pdf'],
  ['with its ending, however long it is', `${'é'.repeat(300)}.pdf`, `${'é'.repeat(251)}.pdf`],
])('The name of a file is kept %s', async (_how, name, kept) => {
  const { id } = await createProject(app, ada);

  const answer = await uploadDocument(app, ada, id, { name });

  expect(answer.json()).toMatchObject({ file: { name: kept } });
});

test('A project keeps at most 20 documents', async () => {
  const { id } = await createProject(app, ada);
  await addReplacedDocuments(app, ada, {
    projectId: id,
    count: ethicsLimits.documentsPerProject - 1,
  });

  const twentieth = await uploadDocument(app, ada, id);
  const oneMore = await uploadDocument(app, ada, id);

  expect(twentieth.statusCode).toBe(201);
  expect(oneMore.json()).toMatchObject({
    status: 409,
    title: 'Too many documents',
    detail: documentConflicts.tooMany,
  });
});

test('Two uploads at the same time leave one document waiting', async () => {
  const { id } = await createProject(app, ada);

  const answers = await whileProjectIsLocked(app, { projectId: id, waiting: 2 }, () =>
    Promise.all([uploadDocument(app, ada, id), uploadDocument(app, ada, id)]),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const waiting = await app.request('GET', '/api/project-documents', { token: admin.token });
  expect(
    waiting.json<Schemas['ProjectDocument'][]>().filter(({ project }) => project.id === id),
  ).toHaveLength(1);
});

test('Nothing of the file is read for somebody without a session', async () => {
  const { id } = await createProject(app, ada);
  const form = multipartForm(
    { projectId: String(id) },
    { file: { bytes: Buffer.alloc(2_500_000) } },
  );

  const answer = await app.request('POST', '/api/project-documents', form);

  expect(answer.statusCode).toBe(401);
});

test('An account uploads at most ten files an hour, refused ones included', async () => {
  const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
  try {
    const eve = await limited.signInAs('ROLE_RESEARCHER');
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await uploadDocument(limited, eve, 2_147_483_647)).statusCode);
    }

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    const another = await limited.signInAs('ROLE_RESEARCHER');
    expect((await uploadDocument(limited, another, 2_147_483_647)).statusCode).toBe(404);
  } finally {
    await limited.close();
  }
});
