import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { problem } from '../../../testing/fakeServer';
import { isInWindow, sizeWindow } from '../../../testing/inWindow';
import { summaryIn } from '../../../testing/summaryIn';
import { questionSample } from '../publishing/samples.fixture';
import { openQuestions } from './openQuestions.fixture';

const draft = questionSample({
  id: 91,
  status: 'DRAFT',
  answersCount: 0,
  pollScores: ['At home', 'At the clinic'].map((pollOptionText) => ({
    pollOptionText,
    count: 0,
    percentage: null,
  })),
});
const withDraft = { 'GET /questions-with-poll-scores/project/{id}': () => [draft] };
const saved = () => ({ data: { id: 91 } });

async function openForm(...[more, search = '&mode=add']: Parameters<typeof openQuestions>) {
  const app = await openQuestions(more, search);
  const text = app.screen.getByRole('textbox', { name: 'Question text' });
  await expect.element(text).toBeVisible();
  const named = (name: string) => app.screen.getByRole('textbox', { name });
  const write = async (words: string) => {
    await text.click();
    await userEvent.keyboard(words);
  };
  return { ...app, text, named, write };
}

describe('The editor of questions', () => {
  test('takes the place of the list and gives it back, focus going along [QUES-03]', async () => {
    const { screen, press, article, address } = await openQuestions();
    await press('Add question');
    await expect.element(screen.getByRole('textbox', { name: 'Question text' })).toHaveFocus();
    await expect.poll(address).toContain('mode=add');
    await expect.element(article('What would make taking part easier?')).not.toBeInTheDocument();
    await press('Cancel');
    await expect
      .element(screen.getByRole('heading', { name: 'Questions', exact: true }))
      .toHaveFocus();
    await expect.element(article('What would make taking part easier?')).toBeVisible();
  });

  test.each([
    ['Publish', 'PUBLISHED'],
    ['Save as draft', 'DRAFT'],
  ])('%s saves a new poll as %s, under a key of its own [QUES-09]', async (verb, status) => {
    const { write, press, named, server, address } = await openForm({ 'POST /questions': saved });
    await write('Where?');
    await press('Add poll');
    await named('Choice 1').fill('At the clinic');
    await named('Choice 2').fill('At home');
    await press('Move choice 2 up');
    await press(verb);
    await expect.poll(address).toBe('/project-overview/12?tab=questions');
    const [sent] = server.arrived('POST /questions');
    expect(sent?.body).toEqual({
      text: '<p>Where?</p>',
      status,
      project: { id: 12 },
      pollOptions: [{ text: 'At home' }, { text: 'At the clinic' }],
      sliderOption: null,
    });
    expect(sent?.request.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  });

  test.each([
    ['Publish', 'PUBLISHED'],
    ['Save as draft', 'DRAFT'],
  ])('%s saves a draft again as %s, and shows what was saved [QUES-10]', async (verb, status) => {
    let changes = {};
    const { text, article, press, write, server, address } = await openForm(
      {
        'GET /questions-with-poll-scores/project/{id}': () => [{ ...draft, ...changes }],
        'PUT /questions': () => {
          changes = { text: '<p>What else?</p>', status };
          return saved();
        },
      },
      '&mode=edit&about=91',
    );
    await expect.element(text).toHaveTextContent('What would make taking part easier?');
    await write('{Control>}a{/Control}What else?');
    await press(verb);
    await expect.poll(address).toBe('/project-overview/12?tab=questions');
    expect(server.arrived('PUT /questions')[0]?.body).toEqual({
      id: 91,
      text: '<p>What else?</p>',
      status,
      project: { id: 12 },
      pollOptions: [{ text: 'At home' }, { text: 'At the clinic' }],
      sliderOption: null,
    });
    await expect.element(article('What else?')).toBeVisible();
  });

  test('opens with a copy of another question, which is saved as a new one', async () => {
    const { press, screen, field, server, address } = await openQuestions({
      'GET /questions-with-poll-scores/project/{id}': () => [
        questionSample({
          sliderScores: {
            maxValue: 7,
            lowerBoundText: 'Never',
            upperBoundText: 'Always',
            valueCounts: [0, 0, 0, 0, 0, 0, 0, 3],
            mean: 7,
            median: 7,
          },
        }),
      ],
      'POST /questions': saved,
    });
    await press('Duplicate');
    await expect.element(field).toHaveFocus();
    await expect.element(screen.getByRole('textbox', { name: 'Left label' })).toHaveValue('Never');
    await press('Save as draft');
    await expect.poll(address).toBe('/project-overview/12?tab=questions');
    expect(server.arrived('POST /questions')[0]?.body).toEqual({
      text: '<p>What would make taking part easier?</p>',
      status: 'DRAFT',
      project: { id: 12 },
      pollOptions: [],
      sliderOption: { maxValue: 7, lowerBoundText: 'Never', upperBoundText: 'Always' },
    });
  });

  test('asks for the question where there is none, and only then [RULE-40]', async () => {
    const { screen, press, text, server } = await openForm();
    await expect.element(summaryIn(screen)).not.toBeInTheDocument();
    await press('Publish');
    await expect.element(summaryIn(screen)).toHaveFocus();
    await summaryIn(screen)
      .getByRole('link', { name: 'Please, enter your question into the text box' })
      .click();
    await expect.element(text).toHaveFocus();
    expect(server.arrived('POST /questions')).toHaveLength(0);
  });

  test('asks for the text of every poll option [RULE-41]', async () => {
    const { screen, write, press, named } = await openForm();
    await write('Where?');
    await press('Add poll');
    await named('Choice 1').fill('At home');
    await press('Save as draft');
    await summaryIn(screen)
      .getByRole('link', { name: 'Please, enter text for all poll options in your question' })
      .click();
    await expect.element(named('Choice 2')).toHaveFocus();
  });

  test('leads to each poll option that reads the same as an earlier one', async () => {
    const { screen, write, press, named, server } = await openForm();
    await write('Would you?');
    await press('Add poll');
    await press('Add choice');
    await named('Choice 1').fill('Yes');
    await named('Choice 2').fill('No');
    await named('Choice 3').fill(' yes ');
    await press('Publish');
    await summaryIn(screen)
      .getByRole('link', { name: 'Choice 3 says the same as choice 1', exact: true })
      .click();
    await expect.element(named('Choice 3')).toHaveFocus();
    await expect
      .element(named('Choice 3'))
      .toHaveAccessibleDescription(/Choice 3 says the same as choice 1/);
    expect(server.arrived('POST /questions')).toHaveLength(0);
    await named('Choice 3').fill('Perhaps');
    await expect.element(named('Choice 3')).not.toHaveAccessibleDescription(/says the same/);
  });

  test('asks for the left and the right label of the slider [RULE-42, RULE-43]', async () => {
    const { screen, write, press, named } = await openForm();
    await write('How clear?');
    await press('Add likert scale');
    await press('Save as draft');
    for (const side of ['left', 'right']) {
      await summaryIn(screen)
        .getByRole('link', { name: `Please, enter text for the ${side} label of the slider` })
        .click();
      await expect.element(named(side === 'left' ? 'Left label' : 'Right label')).toHaveFocus();
    }
  });

  test('counts what a reader sees against 255, and more is told of at once [RULE-44]', async () => {
    const long = (length: number) => ({
      'GET /questions-with-poll-scores/project/{id}': () => [
        { ...draft, text: `<p><strong>${'a'.repeat(length)}</strong></p>` },
      ],
    });
    const { text, write } = await openForm(long(255), '&mode=edit&about=91');
    await expect.element(text).toHaveAccessibleDescription(/255 of 255/);
    await write('{Control>}{End}{/Control}b');
    await expect
      .element(text)
      .toHaveAccessibleDescription(/The Question cannot exceed 255 characters/);
  });

  test.each([
    [
      'what the server says',
      () => problem(409, { detail: 'This project is completed.' }),
      'Something went wrong. Please, try again. This project is completed.',
    ],
    [
      'that it cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Something went wrong. Please, try again. The server cannot be reached. Please check your connection and try again.',
    ],
    [
      'no more where nothing is known',
      () => new Response(null, { status: 500 }),
      'Something went wrong. Please, try again.',
    ],
  ])('says that saving failed, then %s [ERR-15]', async (_, fail, words) => {
    const { screen, press, write, text, server } = await openForm({ 'POST /questions': fail });
    await write('Where?');
    for (const [index, verb] of ['Publish', 'Save as draft'].entries()) {
      await press(verb);
      await expect.poll(() => server.arrived('POST /questions')).toHaveLength(index + 1);
      await expect
        .element(screen.getByRole('alert').getByText(words, { exact: true }))
        .toBeVisible();
    }
    await expect.element(text).toHaveTextContent('Where?');
  });

  test('says beside its buttons that saving failed, in view on a phone', async () => {
    await sizeWindow(360, 640);
    const { screen, press, text } = await openForm(
      { ...withDraft, 'PUT /questions': () => problem(500) },
      '&mode=edit&about=91',
    );
    await text.fill('Where?');
    await press('Publish');
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.poll(() => isInWindow(screen.getByRole('alert').element())).toBe(true);
  });

  test('asks before another tab is opened over unsaved text', async () => {
    const { screen, write, text, address } = await openForm();
    await write('Where?');
    await screen.getByRole('tab', { name: /^Updates/ }).click();
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Close and stay on this page' }).click();
    await expect.element(text).toHaveTextContent('Where?');
    expect(address()).toContain('tab=questions');
  });

  test('asks also in the very moment after the page was told what was typed', async () => {
    const { screen, write, text, address } = await openForm();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await write('Where?');
    const otherTab = screen.getByRole('tab', { name: /^Updates/ }).element();
    vi.advanceTimersByTime(100);
    otherTab.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    vi.useRealTimers();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await expect.element(text).toHaveTextContent('Where?');
    expect(address()).toContain('tab=questions');
  });
});
