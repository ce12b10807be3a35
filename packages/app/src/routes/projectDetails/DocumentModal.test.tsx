import { ApiError, type Schemas } from '@sounding/api-client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chooseFile } from '../../../../../tools/test/chooseFile';
import { problem, type Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { pressTwice } from '../../testing/pressTwice';
import { documentSample, storedProjectSample } from '../../testing/samples';
import { toastIn } from '../../testing/toastIn';

/**
 * How many documents the browser has sent. Uploads report progress, so they bypass the test's network:
 * nothing answers them here, but the browser keeps a record of each.
 */
const uploads = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/project-documents'))
    .length;

beforeEach(() => {
  performance.clearResourceTimings();
});

async function openModal(answers: Answers = {}) {
  const app = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects': () => [],
      'GET /projects/{id}': () => storedProjectSample(),
      'GET /project-documents/{id}': () => undefined,
      ...answers,
    },
  });
  await app.screen
    .getByRole('button', { name: 'Proceed to uploading your ethics doc', exact: true })
    .click();
  const dialog = app.screen.getByRole('dialog', { name: 'Add your ethics document' });
  await expect.element(dialog).toBeVisible();
  // Bypasses the file picker's filter, as a dropped file does.
  const choose = (name: string, bytes: number) =>
    chooseFile(dialog.element(), new File([new Uint8Array(bytes)], name));
  return { ...app, dialog, choose, submit: dialog.getByRole('button', { name: /Submit/ }) };
}

test('a file of another type is refused here and not uploaded [DOC-01, DOC-02]', async () => {
  const { dialog, choose, submit } = await openModal();
  choose('notes.docx', 10);
  await expect.element(dialog.getByText('Invalid file format').first()).toBeVisible();
  await submit.click();
  await expect
    .element(dialog.getByText('Invalid file format. Choose another file to submit.').first())
    .toBeVisible();
  expect(uploads()).toBe(0);
});

test('a file over 2,000,000 bytes is refused here and not uploaded [DOC-03]', async () => {
  const { dialog, choose, submit } = await openModal();
  choose('ethics.pdf', 2_000_001);
  await expect.element(dialog.getByText('File size is greater than 2MB').first()).toBeVisible();
  await submit.click();
  await expect
    .element(
      dialog.getByText('File size is greater than 2MB. Choose another file to submit.').first(),
    )
    .toBeVisible();
  expect(uploads()).toBe(0);
});

test('submitting without a file asks for one, until one is chosen', async () => {
  const { dialog, choose, submit } = await openModal();
  await submit.click();
  await expect.element(dialog.getByText('Choose the file to submit.').first()).toBeVisible();
  choose('ethics.pdf', 100);
  await expect.poll(() => dialog.getByText('Choose the file to submit.').elements()).toEqual([]);
  expect(uploads()).toBe(0);
});

test('an empty file is refused as what it is', async () => {
  const { dialog, choose } = await openModal();
  choose('empty.pdf', 0);
  await expect
    .element(dialog.getByText('The file is empty', { exact: true }).first())
    .toBeVisible();
});

test('a file of exactly 2,000,000 bytes is taken, however its ending is written [DOC-02, DOC-03]', async () => {
  const { dialog, choose } = await openModal();
  choose('ETHICS.PDF', 2_000_000);
  await expect.element(dialog.getByText('ETHICS.PDF').first()).toBeVisible();
  expect(dialog.getByText('Invalid file format').elements()).toEqual([]);
  expect(dialog.getByText('File size is greater than 2MB').elements()).toEqual([]);
});

test('an upload without an answer says so, goes once for a double press, and the file stays chosen [ERR-10]', async () => {
  const { screen, dialog, choose, submit } = await openModal();
  choose('ethics.pdf', 100);
  await pressTwice(submit);
  await expect
    .element(toastIn(screen, 'Error: Something went wrong. Please try again or contact your admin'))
    .toBeInTheDocument();
  expect(uploads()).toBe(1);
  await expect.element(dialog.getByText('ethics.pdf').first()).toBeVisible();
});

test('an upload that the server refuses says so in its words, and the file stays chosen [ERR-10]', async () => {
  const { screen, services, dialog, choose, submit } = await openModal();
  const detail = 'This project is published.';
  vi.spyOn(services.api, 'uploadProjectDocument').mockRejectedValue(
    new ApiError({ status: 409, title: 'Conflict', detail }),
  );
  choose('ethics.pdf', 100);
  await submit.click();
  await expect.element(toastIn(screen, `Error: ${detail}`)).toBeInTheDocument();
  await expect.element(dialog.getByText('ethics.pdf').first()).toBeVisible();
  // The toast about that file disappears with it.
  choose('another.pdf', 100);
  await expect.element(dialog.getByText('another.pdf').first()).toBeVisible();
  await expect.element(toastIn(screen, `Error: ${detail}`)).not.toBeInTheDocument();
});

/** A request without an answer, which ends when it is aborted. */
const untilStopped = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

/** Whether the browser asks before the page is reloaded or closed. */
const isAskedBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('whoever leaves during an upload is asked or told that it has ended, and is not called back by it', async () => {
  const { screen, router, services, address, choose, submit } = await openModal();
  expect(isAskedBeforeClosing()).toBe(false);
  let signal: AbortSignal | undefined;
  vi.spyOn(services.api, 'uploadProjectDocument').mockImplementation((sent) => {
    ({ signal } = sent);
    return untilStopped(signal);
  });
  choose('ethics.pdf', 100);
  await submit.click();
  await expect.poll(() => signal).toBeDefined();
  expect(isAskedBeforeClosing()).toBe(true);
  await router.navigate('/cookies');
  const messages = screen.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText(/Your document was not submitted/)).toBeVisible();
  expect(signal?.aborted).toBe(true);
  expect(address()).toBe('/cookies');
});

test('an upload that is cancelled before all has left is stopped, says nothing, and keeps the file', async () => {
  const { screen, services, dialog, choose, submit } = await openModal();
  let signal: AbortSignal | undefined;
  vi.spyOn(services.api, 'uploadProjectDocument').mockImplementation((sent) => {
    ({ signal } = sent);
    sent.onProgress?.(0.4);
    return untilStopped(signal);
  });
  choose('ethics.pdf', 100);
  await submit.click();
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expect.poll(() => signal?.aborted).toBe(true);
  await expect.element(dialog.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await expect.poll(() => services.queryClient.isMutating()).toBe(0);
  expect(screen.getByText(/too late|submitted\./).elements()).toEqual([]);
});

describe('An upload of which all has left', () => {
  /** The server has everything, and says nothing until `answer` or `refuse`. */
  async function openAllSent() {
    let stored = storedProjectSample();
    const pending = storedProjectSample({ version: 4, status: 'PENDING' });
    const app = await openModal({
      'GET /projects/{id}': () => stored,
      'GET /project-documents/versions/{id}': () => [],
      'PUT /projects': async ({ request }) => {
        if (request.headers.get('If-Match') !== '"4"') return problem(412);
        const { subtitle } = (await request.json()) as Schemas['Project'];
        return { ...pending, version: 5, status: 'DRAFT', subtitle };
      },
    });
    const signals: (AbortSignal | undefined)[] = [];
    const answers: (() => void)[] = [];
    let refuse: (error: Error) => void = () => undefined;
    const upload = vi.spyOn(app.services.api, 'uploadProjectDocument');
    upload.mockImplementation(({ signal, onProgress }) => {
      signals.push(signal);
      onProgress?.(1);
      return Promise.race([
        untilStopped(signal),
        new Promise<Schemas['ProjectDocument']>((resolve, reject) => {
          answers.push(() => resolve(documentSample()));
          refuse = reject;
        }),
      ]);
    });
    app.choose('ethics.pdf', 100);
    await app.submit.click();
    await expect.poll(() => signals).toHaveLength(1);
    const messages = app.screen.getByRole('region', { name: 'Messages' });
    const commit = () => {
      stored = pending;
    };
    return {
      ...app,
      upload,
      messages,
      signals,
      commit,
      answer: () => {
        commit();
        for (const answer of answers) answer();
      },
      refuse: (error: Error) => refuse(error),
      cancelUpload: () => app.dialog.getByRole('button', { name: 'Cancel upload' }).click(),
      close: () => app.dialog.getByRole('button', { name: 'Cancel', exact: true }).click(),
      doubt: messages.getByText(/It may be too late to cancel/),
      tooLate: messages.getByText(/It was too late to cancel/),
    };
  }

  test('is not stopped by Cancel: that says so, holds nobody up, and tells the outcome', async () => {
    const { screen, dialog, submit, signals, doubt, tooLate, answer, cancelUpload } =
      await openAllSent();
    await cancelUpload();
    await expect.element(doubt).toBeVisible();
    // The server still says nothing.
    await expect.element(dialog.getByRole('button', { name: /^Remove/ })).toBeVisible();
    await expect.element(submit).toHaveAccessibleName('Submit for approval');
    expect(signals[0]?.aborted).toBe(false);
    expect(isAskedBeforeClosing()).toBe(false);
    answer();
    await expect.element(tooLate).toBeVisible();
    await expect.element(doubt).not.toBeInTheDocument();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText(/^Awaiting approval since/)).toBeVisible();
  });

  test('is submitted after the dialog is closed, and what was typed meanwhile is saved over it', async () => {
    const { screen, tooLate, answer, close } = await openAllSent();
    await close();
    await screen.getByRole('textbox', { name: 'Subtitle' }).fill('How far people walk');
    answer();
    await expect.element(tooLate).toBeVisible();
    await expect.element(screen.getByText(/^Awaiting approval since/)).toBeVisible();
    await screen.getByRole('button', { name: 'Save as draft' }).click();
    await expect.element(screen.getByText('Saved!')).toBeVisible();
    expect(screen.getByText(/has changed meanwhile/).elements()).toEqual([]);
  });

  test('leaves the dialog open for whoever has closed it and opened it again', async () => {
    const { screen, tooLate, answer, close } = await openAllSent();
    await close();
    await screen.getByRole('button', { name: 'Proceed to uploading your ethics doc' }).click();
    answer();
    await expect.element(tooLate).toBeVisible();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });

  test('is said not to be submitted where the server refuses it after Cancel', async () => {
    const { screen, messages, doubt, refuse, close, upload } = await openAllSent();
    await close();
    await expect.element(doubt).toBeVisible();
    refuse(new ApiError({ status: 412, title: 'Changed meanwhile' }));
    await expect.element(messages.getByText(/you cancelled was not submitted/)).toBeVisible();
    await expect.element(doubt).not.toBeInTheDocument();
    expect(screen.getByText(/^Awaiting approval/).elements()).toEqual([]);
    // It could be submitted over that version, but the person has cancelled.
    expect(upload).toHaveBeenCalledOnce();
  });

  test('is asked about where no answer comes to what was cancelled, and what was typed meanwhile stays', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { screen, tooLate, commit, close } = await openAllSent();
    await close();
    const subtitle = screen.getByRole('textbox', { name: 'Subtitle' });
    await subtitle.fill('How far people walk');
    commit();
    limit.abort();
    await expect.element(tooLate).toBeVisible();
    await expect.element(screen.getByText('Awaiting approval', { exact: true })).toBeVisible();
    await expect.element(subtitle).toHaveValue('How far people walk');
    expect(screen.getByText(/has changed meanwhile/).elements()).toEqual([]);
  });

  test('is said to be unknown where the server does not say what became of what was cancelled', async () => {
    const { messages, doubt, refuse, close } = await openAllSent();
    await close();
    refuse(new ApiError({ status: 0, title: 'The server cannot be reached.' }));
    await expect.element(messages.getByText(/has not said whether/)).toBeVisible();
    await expect.element(doubt).not.toBeInTheDocument();
  });

  test('is told of once where it was cancelled and then submitted again as it was', async () => {
    const { address, messages, tooLate, upload, answer, submit, cancelUpload } =
      await openAllSent();
    await cancelUpload();
    await submit.click();
    await expect.poll(() => upload.mock.calls).toHaveLength(2);
    const keys = upload.mock.calls.map(([{ header }]) => header?.['Idempotency-Key']);
    expect(new Set(keys).size).toBe(1);
    answer();
    await expect.poll(address).toBe('/');
    await expect.element(messages.getByText(/has been submitted for review/)).toBeVisible();
    expect(tooLate.elements()).toEqual([]);
  });

  test('is told of to whoever has cancelled it and left the page', async () => {
    const { screen, router, address, tooLate, answer, close } = await openAllSent();
    await close();
    await router.navigate('/cookies');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cookie');
    answer();
    await expect.element(tooLate).toBeVisible();
    expect(address()).toBe('/cookies');
  });

  test('is told of to whoever has left the page meanwhile', async () => {
    const { screen, router, messages, signals, answer } = await openAllSent();
    await router.navigate('/cookies');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cookie');
    expect(signals[0]?.aborted).toBe(false);
    answer();
    await expect.element(messages.getByText(/has been submitted for review/)).toBeVisible();
    expect(messages.getByText(/was not submitted/).elements()).toEqual([]);
  });
});

test('an upload without an answer is not taken for submitted, and goes again as the same', async () => {
  const { screen, services, address, dialog, choose, submit } = await openModal();
  const keys: string[] = [];
  vi.spyOn(services.api, 'uploadProjectDocument').mockImplementation((sent) => {
    keys.push(sent.header?.['Idempotency-Key'] ?? '');
    return Promise.reject(new ApiError({ status: 0, title: 'The server cannot be reached.' }));
  });
  choose('ethics.pdf', 100);
  await submit.click();
  const messages = screen.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText(/The server cannot be reached/).first()).toBeVisible();
  expect(address()).toBe('/new-project-details');
  await expect.element(dialog.getByText('ethics.pdf').first()).toBeVisible();
  await submit.click();
  await expect.poll(() => keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('whoever submits just before the server goes away stays, sees it submitted and is told how to go on', async () => {
  let isAway = false;
  const submitted = storedProjectSample({ status: 'PENDING', version: 4 });
  const { screen, services, server, address, dialog, choose, submit } = await openModal({
    'GET /projects/{id}': () => (isAway ? submitted : storedProjectSample()),
    'PUT /projects': ({ request }) =>
      request.headers.get('If-Match') === '"4"' ? { ...submitted, version: 5 } : problem(412),
    'GET /account/role': () => (isAway ? problem(502) : 'ROLE_RESEARCHER'),
    'GET /project-documents/versions/{id}': () => [],
  });
  vi.spyOn(services.api, 'uploadProjectDocument').mockImplementation(() => {
    isAway = true;
    return Promise.resolve(documentSample());
  });
  choose('ethics.pdf', 100);
  await submit.click();
  const messages = screen.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText(/has been submitted/).first()).toBeVisible();
  await expect.element(messages.getByText(/this page stays open/).first()).toBeVisible();
  expect(address()).toBe('/new-project-details');
  expect(dialog.elements()).toEqual([]);
  await expect.element(screen.getByText(/^Awaiting approval since/)).toBeVisible();
  // The submission made a newer version of the project, with the same words.
  await screen.getByRole('textbox', { name: 'Subtitle' }).fill('How far people walk');
  await screen.getByRole('button', { name: 'Save as draft' }).click();
  await expect.element(screen.getByText('Saved!')).toBeVisible();
  expect(server.arrived('PUT /projects')).toHaveLength(2);
});

describe('Once the document is submitted, over a slow connection,', () => {
  /** Closes the dialog while the server is asked whether the project list can be shown. */
  async function closeMeanwhile() {
    let release: () => void = () => undefined;
    let answered: Promise<void> = Promise.resolve();
    const app = await openModal({
      'GET /account/role': () => answered.then((): 'ROLE_RESEARCHER' => 'ROLE_RESEARCHER'),
      'GET /project-documents/versions/{id}': () => [],
    });
    vi.spyOn(app.services.api, 'uploadProjectDocument').mockImplementation(() => {
      answered = new Promise((resolve) => {
        release = resolve;
      });
      return Promise.resolve(documentSample());
    });
    app.choose('ethics.pdf', 100);
    await app.submit.click();
    const messages = app.screen.getByRole('region', { name: 'Messages' });
    await expect.element(messages.getByText(/has been submitted/).first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const isOver = () => app.services.queryClient.isMutating() === 0;
    return { ...app, release: () => release(), isOver };
  }

  test('whoever writes on stays with their words', async () => {
    const { screen, address, release, isOver } = await closeMeanwhile();
    const subtitle = screen.getByRole('textbox', { name: 'Subtitle' });
    await subtitle.fill('How far people walk');
    release();
    await expect.poll(isOver).toBe(true);
    await expect.element(screen.getByText(/^Awaiting approval since/)).toBeVisible();
    await expect.element(subtitle).toHaveValue('How far people walk');
    expect(address()).toBe('/new-project-details');
  });

  test('whoever has begun another project keeps it in hand', async () => {
    const { screen, router, address, release, isOver } = await closeMeanwhile();
    const arrival = router.navigate('/new-project');
    release();
    await arrival;
    const title = screen.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Walking to school');
    await expect.poll(isOver).toBe(true);
    await expect.element(title).toHaveValue('Walking to school');
    await expect.poll(address).toBe('/new-project');
  });
});

describe('A project that was changed in another tab meanwhile', () => {
  /** The server has version 4 by now, and accepts a document only for that version. */
  async function openChanged(changes: Partial<Schemas['Project']>) {
    let stored = storedProjectSample();
    const app = await openModal({
      'GET /projects/{id}': () => stored,
      'GET /project-documents/versions/{id}': () => [],
    });
    stored = storedProjectSample({ version: 4, ...changes });
    const sent: { version: string | undefined; key: string | undefined }[] = [];
    vi.spyOn(app.services.api, 'uploadProjectDocument').mockImplementation(({ header }) => {
      const version = header?.['If-Match'];
      sent.push({ version, key: header?.['Idempotency-Key'] });
      return version === '"4"'
        ? Promise.resolve(documentSample())
        : Promise.reject(new ApiError({ status: 412, title: 'Changed meanwhile' }));
    });
    app.choose('ethics.pdf', 100);
    await app.submit.click();
    const messages = app.screen.getByRole('region', { name: 'Messages' });
    return { ...app, sent, messages, versions: () => sent.map(({ version }) => version) };
  }

  test('is compared before it is submitted, and the file stays chosen', async () => {
    const { screen, address, dialog, messages, submit, versions } = await openChanged({
      subtitle: 'From the other tab',
    });
    const comparison = screen.getByRole('group', { name: 'This project has changed meanwhile' });
    await expect.element(comparison).toHaveFocus();
    await expect.element(comparison.getByText('From the other tab')).toBeVisible();
    // This person has nothing unsaved.
    await expect
      .element(comparison.getByRole('columnheader', { name: 'Your version' }))
      .toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(messages.getByText(/Your document was not submitted/)).toBeVisible();
    expect(address()).toBe('/new-project-details');

    await comparison.getByRole('button', { name: 'Use the saved version' }).click();
    await expect.element(comparison).not.toBeInTheDocument();
    // This person had nothing unsaved, so nothing was discarded.
    expect(screen.getByText(/were discarded/).query()).toBeNull();
    await screen.getByRole('button', { name: 'Proceed to uploading your ethics doc' }).click();
    await expect.element(dialog.getByText('ethics.pdf').first()).toBeVisible();
    await submit.click();
    await expect.poll(address).toBe('/');
    expect(versions()).toEqual(['"3"', '"4"']);
  });

  test('is submitted all the same where it reads the same and stands the same, as another act', async () => {
    const { address, sent, versions } = await openChanged({});
    await expect.poll(address).toBe('/');
    expect(versions()).toEqual(['"3"', '"4"']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  test('is not submitted once more where it was submitted there, before that is seen', async () => {
    const { screen, address, dialog, messages, versions } = await openChanged({
      status: 'PENDING',
    });
    await expect
      .element(messages.getByText(/A document has been submitted already, so this project awaits/))
      .toBeVisible();
    expect(messages.getByText(/Look at it/).elements()).toEqual([]);
    await expect.element(screen.getByText('Awaiting approval', { exact: true })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /ethics doc$/ })).toBeEnabled();
    expect(address()).toBe('/new-project-details');
    expect(versions()).toEqual(['"3"']);
  });
});

test('a submitted document is told of, leads to the projects, and leaves no failure spoken of [DOC-05]', async () => {
  const { screen, services, address, choose, submit } = await openModal();
  const upload = vi
    .spyOn(services.api, 'uploadProjectDocument')
    .mockRejectedValueOnce(new Error('The connection is cut'))
    .mockResolvedValueOnce({ id: 31 } as Schemas['ProjectDocument']);
  choose('ethics.pdf', 100);
  await submit.click();
  const messages = screen.getByRole('region', { name: 'Messages' });
  const failure = messages.getByText(/Something went wrong/);
  await expect.element(failure.first()).toBeVisible();
  await submit.click();
  await expect.poll(address).toBe('/');
  await expect
    .element(toastIn(screen, 'Done: Document has been submitted for review'))
    .toBeVisible();
  await expect.poll(() => failure.elements()).toEqual([]);
  expect(upload.mock.lastCall?.[0].body).toMatchObject({
    file: { name: 'ethics.pdf' },
    projectId: 12,
  });
});

describe('A draft whose document is on file', () => {
  const resubmission = 'POST /project-documents/resubmit/{id}';

  async function openOnFile(answers: Answers = {}) {
    const app = await openApp('/new-project-details?project=12', {
      visitor: { role: 'ROLE_RESEARCHER' },
      answers: {
        'GET /projects': () => [],
        'GET /projects/{id}': () => storedProjectSample(),
        'GET /project-documents/{id}': () => documentSample(),
        'GET /project-documents/versions/{id}': () => [],
        [resubmission]: () => documentSample({ id: 32 }),
        ...answers,
      },
    });
    await app.screen.getByRole('button', { name: 'Replace submitted ethics doc' }).click();
    const dialog = app.screen.getByRole('dialog', { name: 'Submit your ethics document' });
    await expect.element(dialog).toBeVisible();
    const choose = (name: string) =>
      chooseFile(dialog.element(), new File([new Uint8Array(100)], name));
    return { ...app, dialog, choose, submit: dialog.getByRole('button', { name: /Submit/ }) };
  }

  test('is submitted with it, as it is and once for a double press [OPEN-56]', async () => {
    const { screen, server, address, dialog, submit } = await openOnFile();
    await expect
      .element(dialog.getByText(/^“ethics-approval\.pdf” is on file\. Submit it as it is/))
      .toBeVisible();
    await pressTwice(submit);
    await expect.poll(address).toBe('/');
    await expect
      .element(toastIn(screen, 'Done: Document has been submitted for review'))
      .toBeVisible();
    expect(uploads()).toBe(0);
    const sent = server.arrived(resubmission).map(({ request }) => request);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toMatch(/\/project-documents\/resubmit\/12$/);
    expect(sent[0]?.headers.get('If-Match')).toBe('"3"');
  });

  test('takes another in its place, and the one on file again where that is taken away', async () => {
    const { services, server, address, dialog, choose, submit } = await openOnFile();
    const keys: (string | undefined)[] = [];
    vi.spyOn(services.api, 'uploadProjectDocument').mockImplementation(({ header }) => {
      keys.push(header?.['Idempotency-Key']);
      return Promise.reject(new ApiError({ status: 0, title: 'The server cannot be reached.' }));
    });
    choose('signed.pdf');
    await submit.click();
    await expect.poll(() => keys).toHaveLength(1);
    expect(server.arrived(resubmission)).toEqual([]);
    await dialog.getByRole('button', { name: /^Remove/ }).click();
    await submit.click();
    await expect.poll(address).toBe('/');
    // Another submission, under a key of its own.
    const [sent] = server.arrived(resubmission);
    expect(sent?.request.headers.get('Idempotency-Key')).not.toBe(keys[0]);
  });

  test('is not submitted in place of a file that was refused, until the person keeps it', async () => {
    const { server, address, dialog, choose, submit } = await openOnFile();
    choose('notes.docx');
    await expect.element(dialog.getByText(/is on file\.$/)).toBeVisible();
    await submit.click();
    await expect
      .element(
        dialog
          .getByText(
            'Invalid file format. Choose another file to submit, or keep the document on file.',
          )
          .first(),
      )
      .toBeVisible();
    expect(server.arrived(resubmission)).toEqual([]);

    await dialog.getByRole('button', { name: 'Keep the document on file' }).click();
    await expect.element(dialog.getByText(/Submit it as it is/)).toBeVisible();
    expect(dialog.getByText(/Invalid file format/).elements()).toEqual([]);
    await expect.element(dialog.getByRole('button', { name: /Choose a file/ })).toHaveFocus();
    await submit.click();
    await expect.poll(address).toBe('/');
    expect(server.arrived(resubmission)).toHaveLength(1);
  });

  describe('and is on its way over a slow line', () => {
    /** A submission that the server may answer later. */
    async function openOnItsWay() {
      const app = await openOnFile();
      let answer: () => void = () => undefined;
      const sent: { signal: AbortSignal | undefined; key: string | undefined }[] = [];
      vi.spyOn(app.services.api, 'resubmitProjectDocument').mockImplementation(
        ({ signal, header }) => {
          sent.push({ signal, key: header?.['Idempotency-Key'] });
          return Promise.race([
            untilStopped(signal),
            new Promise<Schemas['ProjectDocument']>((resolve) => {
              answer = () => resolve(documentSample({ id: 32 }));
            }),
          ]);
        },
      );
      await app.submit.click();
      await expect.poll(() => sent).toHaveLength(1);
      const messages = app.screen.getByRole('region', { name: 'Messages' });
      return { ...app, sent, messages, answer: () => answer() };
    }

    test('lets nobody choose another, which would not be sent, and asks before the page goes', async () => {
      const { dialog } = await openOnItsWay();
      await expect.element(dialog.getByRole('button', { name: /Choose a file/ })).toBeDisabled();
      expect(isAskedBeforeClosing()).toBe(true);
    });

    test('leaves the dialog to another that is chosen after Cancel, and that is what is sent', async () => {
      const { screen, services, address, dialog, choose, submit, messages, sent } =
        await openOnItsWay();
      const upload = vi
        .spyOn(services.api, 'uploadProjectDocument')
        .mockResolvedValue(documentSample());
      await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(messages.getByText(/It may be too late to cancel/)).toBeVisible();
      await screen.getByRole('button', { name: 'Replace submitted ethics doc' }).click();
      await expect.element(dialog.getByRole('button', { name: /Choose a file/ })).toBeEnabled();
      choose('signed.pdf');
      await expect.element(dialog.getByText('signed.pdf').first()).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Cancel upload' }).elements()).toEqual([]);
      await submit.click();
      await expect.poll(address).toBe('/');
      const [told] = upload.mock.lastCall ?? [];
      expect(told?.body.file).toMatchObject({ name: 'signed.pdf' });
      expect(told?.header?.['Idempotency-Key']).not.toBe(sent[0]?.key);
    });

    test('is said to be submitted where Cancel came too late', async () => {
      const { screen, dialog, messages, sent, answer } = await openOnItsWay();
      await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect.element(messages.getByText(/It may be too late to cancel/)).toBeVisible();
      expect(sent[0]?.signal?.aborted).toBe(false);
      answer();
      await expect.element(messages.getByText(/It was too late to cancel/)).toBeVisible();
      await expect.element(screen.getByText(/^Awaiting approval since/)).toBeVisible();
    });
  });

  test('is submitted under another name than an upload that was given up', async () => {
    const { screen, services, server, address, dialog, choose, submit } = await openOnFile();
    const keys: (string | undefined)[] = [];
    vi.spyOn(services.api, 'uploadProjectDocument').mockImplementation(({ header }) => {
      keys.push(header?.['Idempotency-Key']);
      return Promise.reject(new ApiError({ status: 0, title: 'The server cannot be reached.' }));
    });
    choose('signed.pdf');
    await submit.click();
    await expect.poll(() => keys).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await screen.getByRole('button', { name: 'Replace submitted ethics doc' }).click();
    await submit.click();
    await expect.poll(address).toBe('/');
    const [sent] = server.arrived(resubmission);
    expect(sent?.request.headers.get('Idempotency-Key')).not.toBe(keys[0]);
  });

  test('says in the server’s words why it cannot be submitted', async () => {
    const detail = 'Please correct the project first: Launch date cannot be in the past.';
    const { screen, address, submit } = await openOnFile({
      [resubmission]: () => problem(409, { detail }),
    });
    await submit.click();
    await expect.element(toastIn(screen, `Error: ${detail}`)).toBeInTheDocument();
    expect(address()).toBe('/new-project-details');
  });
});

test('A document that was rejected is not submitted once more: another must be chosen [DOC-07]', async () => {
  const { screen } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects/{id}': () => storedProjectSample(),
      'GET /project-documents/{id}': () => documentSample({ approved: false }),
      'GET /project-documents/versions/{id}': () => [],
    },
  });
  await screen.getByRole('button', { name: 'Replace submitted ethics doc' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Replace your ethics document' });
  await dialog.getByRole('button', { name: /Submit/ }).click();
  await expect.element(dialog.getByText('Choose the file to submit.').first()).toBeVisible();
});
