import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Schemas } from '@sounding/api-client';
import { cookiePreference } from '../../features/cookies/cookiePreference';
import { openApp } from '../../testing/openApp';
import { print } from '../../testing/print';
import { ageRanges, interests, storedProjectSample } from '../../testing/samples';

const [question] = storedProjectSample().questions;
if (question === undefined) throw new Error('The sample has a question.');

const questions: Schemas['Project']['questions'] = [
  question,
  {
    ...question,
    id: 91,
    status: 'PUBLISHED',
    text: '<p>Which would you use?</p>',
    pollOptions: [{ text: 'A walking group' }, { text: 'A phone call' }],
  },
  {
    ...question,
    id: 92,
    text: '<p>How likely are you to take part?</p>',
    sliderOption: { maxValue: 7, lowerBoundText: 'Not at all', upperBoundText: 'Very' },
  },
  { ...question, id: 93, text: '<p>An old question</p>', status: 'DEACTIVATED' },
];

const [heading, paragraph] = storedProjectSample().contents;
if (heading === undefined || paragraph === undefined) throw new Error('The sample has contents.');
const media = (item: Partial<Schemas['Project']['contents'][number]>) => [
  { ...heading, id: 70, value: '', ...item },
  heading,
  paragraph,
];

test('an unfinished project says what is not written yet', async () => {
  const unfinished = await openPreview({ subtitle: ' ', contents: [heading], questions: [] });
  await unfinished.open();
  await expect
    .element(unfinished.screen.getByText(/^Not written yet/))
    .toHaveTextContent(
      'Not written yet: the subtitle, the description and the questions. Participants will see them here.',
    );
});

test.each([
  [{ subtitle: ' ' }, 'the subtitle. Participants will see it here.'],
  [{ questions: [] }, 'the questions. Participants will see them here.'],
])('a single part that is not written yet is spoken of as one: %o', async (unwritten, words) => {
  const { screen, open } = await openPreview(unwritten);
  await open();
  await expect
    .element(screen.getByText(/^Not written yet/))
    .toHaveTextContent(`Not written yet: ${words}`);
});

test('a finished project says of nothing that it is not written, whatever is asked no more', async () => {
  const finished = await openPreview({ questions: [{ ...question, status: 'DEACTIVATED' }] });
  await finished.open();
  await expect.element(finished.screen.getByText(/^Not written yet/)).not.toBeInTheDocument();
});

test('the project is named in the browser’s tab (WCAG 2.4.2)', async () => {
  const { open } = await openPreview();
  await open();
  await expect.poll(() => document.title).toBe('Living with breathlessness – Preview – Sounding');
});

test('paper has the project, each question on one sheet, and no switch', async () => {
  const { screen, open } = await openPreview();
  await open();
  await print();
  await expect.element(screen.getByText('See it on a phone')).not.toBeVisible();
  const sheet = screen.getByRole('article', { name: 'Question 2' }).element().parentElement;
  if (sheet === null) throw new Error('The question stands nowhere.');
  expect(getComputedStyle(sheet).breakInside).toBe('avoid');
});

/** Opens the preview as a researcher does: from the details page. */
async function openPreview(project: Partial<Schemas['Project']> = {}) {
  const app = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /age-ranges': () => ageRanges,
      'GET /interests': () => interests,
      'GET /project-documents/{id}': () => undefined,
      'GET /projects/{id}': () => storedProjectSample({ questions, ...project }),
    },
  });
  const preview = app.screen.getByRole('button', { name: 'Preview' });
  await expect.element(preview).toBeVisible();
  return {
    ...app,
    preview,
    open: async () => {
      await preview.click();
      await expect
        .element(app.screen.getByRole('button', { name: 'Go back', exact: true }))
        .toBeVisible();
      expect(app.address()).toBe('/preview-project');
    },
  };
}

/** Addresses set on a frame. They are recorded, not loaded: a test sends no request to another service. */
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  localStorage.removeItem('cookiePreference');
  vi.spyOn(HTMLIFrameElement.prototype, 'setAttribute').mockImplementation(function (
    this: HTMLIFrameElement,
    name: string,
    value: string,
  ) {
    if (name === 'src') asked.push(value);
    else this.setAttributeNS(null, name.toLowerCase(), value);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('cookiePreference');
});

test('without a project in hand it leads to the projects [OPEN-68]', async () => {
  const { address } = await openApp('/preview-project', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { 'GET /projects': () => [] },
  });
  await expect.poll(address).toBe('/');
});

test('title and subtitle stand above the text [PREV-01, ROUTE-10]', async () => {
  const { screen, open } = await openPreview();
  await open();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Living with breathlessness' }))
    .toBeVisible();
  await expect.element(screen.getByText('Help us to shape our study')).toBeVisible();
});

test('heading, paragraph and picture are shown [PREV-02]', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const { screen, open } = await openPreview({
    contents: media({ type: 'IMAGE', imageBase64: dot, imageAltText: 'A hill at night' }),
  });
  await open();
  await expect.element(screen.getByRole('img', { name: 'A hill at night' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Why we ask' })).toBeVisible();
  await expect.element(screen.getByText('Breathlessness changes everyday plans.')).toBeVisible();
});

describe('questions', () => {
  test('are shown unless they are deactivated [PREV-03]', async () => {
    const { screen, open } = await openPreview();
    await open();
    await expect.element(screen.getByText('How likely are you to take part?')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Question 3' })).toBeVisible();
    expect(screen.getByText('An old question').elements()).toEqual([]);
  });

  test('are shown as soon as they are added [PREV-03]', async () => {
    const { screen, open } = await openPreview({ questions: [question] });
    await screen.getByRole('button', { name: 'Add question', exact: true }).click();
    await open();
    await expect
      .element(screen.getByRole('heading', { name: 'Question 2', exact: true }))
      .toBeVisible();
  });

  test('cannot be answered: choices, scale from 1 and comments box are disabled [PREV-04, PREV-05, PREV-06]', async () => {
    const { screen, open } = await openPreview();
    await open();
    await expect.element(screen.getByRole('radio', { name: 'A walking group' })).toBeDisabled();
    const scale = screen.getByRole('slider', { name: 'How likely are you to take part?' });
    await expect.element(scale).toBeDisabled();
    await expect.element(scale).toHaveAttribute('min', '1');
    await expect.element(scale).toHaveAttribute('max', '7');
    await expect.element(screen.getByText('7: Very')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Comments' })).toBeDisabled();
  });
});

describe('a video', () => {
  const contents = media({ type: 'VIDEO', value: 'M7lc1UVf-VE' });

  test('asks nothing of its service until cookies are enabled, and says why [PREV-08, OPEN-90]', async () => {
    const { screen, open } = await openPreview({ contents });
    await open();
    await expect.element(screen.getByText(/hidden because cookies are disabled/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Change your cookie preference' }))
      .toHaveAttribute('href', '/cookies');
    for (const other of [
      'Why we ask',
      'Breathlessness changes everyday plans.',
      'Help us to shape our study',
      'How likely are you to take part?',
    ])
      await expect.element(screen.getByText(other, { exact: true })).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    expect(asked).toEqual([]);
  });

  test('is embedded with cookies, and goes at once with them [PREV-08]', async () => {
    cookiePreference.set('enabled');
    const { screen, open } = await openPreview({ contents });
    await open();
    await expect.element(screen.getByTitle('The project’s video')).toBeVisible();
    expect(asked.at(-1)).toBe('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE');
    cookiePreference.set('disabled');
    await expect.element(screen.getByText(/hidden because cookies are disabled/)).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });
});

test('a phone shows the same project in its own width', async () => {
  const { screen, open } = await openPreview();
  await open();
  await screen.getByText('See it on a phone').click();
  const phone = screen.getByRole('figure', { name: '“Living with breathlessness” on a phone' });
  await expect
    .element(phone.getByRole('heading', { name: 'Living with breathlessness' }))
    .toBeVisible();
  await expect.element(phone.getByText('Help us to shape our study')).toBeVisible();
  await expect.element(phone.getByRole('radio', { name: 'A phone call' })).toBeDisabled();
  expect(phone.element().getBoundingClientRect().width).toBeLessThanOrEqual(360);
});

test('one answer of the server serves the form, its preview and the way back [API-22]', async () => {
  const { screen, server, open, preview } = await openPreview();
  await open();
  await screen.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect.element(preview).toHaveFocus();
  expect(server.arrived('GET /projects/{id}')).toHaveLength(1);
});

test('Go back returns to where the page was scrolled to and to the button that led away, and any other way to the top [PREV-07, ROUTE-26]', async () => {
  const long = `<p>${'Breathlessness changes everyday plans. '.repeat(24)}</p>`;
  const { screen, open, preview, router } = await openPreview({
    contents: [heading, { ...paragraph, value: long }],
  });
  // An editor is drawn after the page around it.
  for (const name of ['Paragraph 1', 'Question text'])
    await expect.element(screen.getByRole('textbox', { name }).last()).toBeVisible();
  preview.element().scrollIntoView();
  const place = Math.round(window.scrollY);
  expect(place).toBeGreaterThan(0);
  await open();
  expect(window.scrollY).toBe(0);
  await screen.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect.element(preview).toHaveFocus();
  await expect.poll(() => Math.round(window.scrollY)).toBe(place);
  await open();
  await router.navigate(-1);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(window.scrollY).toBe(0);
});
