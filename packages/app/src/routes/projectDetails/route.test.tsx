import type { Schemas } from '@sounding/api-client';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { newProject, storedProject } from '../../features/projectInHand/projectInHand';
import { ProjectStore } from '../../features/projectInHand/projectStore';
import { SessionStore } from '../../features/session/sessionStore';
import { problem, type Answers } from '../../testing/fakeServer';
import { keepsNothing } from '../../testing/keepsNothing';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { openApp } from '../../testing/openApp';
import { pressTwice } from '../../testing/pressTwice';
import {
  ageRanges,
  documentSample,
  farAhead,
  interests,
  projectRow,
  storedProjectSample,
} from '../../testing/samples';
import { summaryIn } from '../../testing/summaryIn';

const visitor = { role: 'ROLE_RESEARCHER' } as const;
const around: Answers = {
  'GET /projects': () => [],
  'GET /age-ranges': () => ageRanges,
  'GET /interests': () => interests,
  'GET /project-documents/{id}': () => undefined,
};

function openDraft(answers: Answers = {}, project: Partial<Schemas['Project']> = {}) {
  return openApp('/new-project-details?project=12', {
    visitor,
    history: ['/'],
    answers: { ...around, 'GET /projects/{id}': () => storedProjectSample(project), ...answers },
  });
}

function openPublished(answers: Answers = {}) {
  return openApp('/edit-project/12', {
    visitor,
    answers: {
      ...around,
      'GET /projects/{id}': () =>
        storedProjectSample({ status: 'PUBLISHED', publishedDate: '2026-10-01T08:00:00.000Z' }),
      ...answers,
    },
  });
}

function openNew(answers: Answers = {}) {
  new SessionStore(sessionStorage).start('a-token', 'ada.byron@sounding.example');
  const store = new ProjectStore(sessionStorage, keepsNothing);
  store.take(newProject('Walking to school'));
  store.change({ ageRanges: ageRanges.slice(1), interests });
  store.flush();
  return openApp('/new-project-details', { visitor, answers: { ...around, ...answers } });
}

type Screen = Awaited<ReturnType<typeof openApp>>['screen'];
const subtitleIn = (screen: Screen) => screen.getByRole('textbox', { name: 'Subtitle' });
const buttonIn = (screen: Screen, name: string) =>
  screen.getByRole('button', { name, exact: true });

async function changeSubtitle(screen: Screen, words = 'Something new') {
  await subtitleIn(screen).fill(words);
}

test('a new project shows every section of the form, and nothing that needs a stored one [DET-01, DET-02, DET-04, DET-05, DET-06, DET-07, DET-11, ROUTE-08]', async () => {
  const { screen } = await openNew();
  for (const name of [
    'Title and subtitle',
    'Audience',
    'Dates',
    'Description',
    'Funder',
    'Questions',
  ]) {
    await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect
    .element(screen.getByRole('textbox', { name: 'Title', exact: true }))
    .toHaveValue('Walking to school');
  await expect.poll(() => document.title).toBe('Walking to school – Project details – Sounding');
  await expect.element(subtitleIn(screen)).toHaveValue('');
  for (const name of ['18 - 25', '65 or above']) {
    const range = screen.getByText(name, { exact: true });
    await expect.element(range).toBeVisible();
    expect(getComputedStyle(range.element()).whiteSpace).toBe('nowrap');
  }
  await expect
    .element(screen.getByText('Heart and lungs, Mental health', { exact: true }))
    .toBeVisible();
  for (const name of [
    'Subtitle',
    'Launch date',
    'End date',
    'Heading 1',
    'Paragraph 1',
    'Funder',
  ]) {
    await expect.element(screen.getByRole('textbox', { name })).toBeVisible();
  }
  for (const name of ['Add an image', 'Add a video', 'Save as draft', 'Preview']) {
    await expect.element(buttonIn(screen, name)).toBeVisible();
  }
  expect(screen.getByRole('button', { name: /ethics doc/ }).elements()).toEqual([]);
});

test('without a project in hand creation starts at its title [OPEN-68]', async () => {
  const { address } = await openApp('/new-project-details', { visitor, answers: around });
  await expect.poll(address).toBe('/new-project');
});

describe('saving what breaks rules', () => {
  test('is blocked, and both messages stand around the errors [RULE-25, RULE-26, RULE-27, OPEN-63]', async () => {
    const { screen, server } = await openNew();
    await buttonIn(screen, 'Save as draft').click();
    const summary = screen.getByRole('region', {
      name: 'Please address the following errors before you can proceed:',
    });
    await expect.element(summary).toHaveFocus();
    for (const message of [
      'Subtitle is required',
      'End date is required',
      'At least one heading is required',
      'At least one paragraph is required',
      'At least one question is required',
    ]) {
      await expect.element(summary).toHaveTextContent(message);
    }
    await expect
      .element(summary)
      .toHaveTextContent(
        /^Please address the following errors before you can proceed:.+This project cannot be published until the above error\(s\) are corrected\.$/,
      );
    expect(server.arrived('POST /projects')).toEqual([]);
  });

  test('says at each field what is wrong there, besides the links that lead to it [RULE-01, RULE-03, RULE-05, RULE-06, RULE-07, RULE-09, RULE-11, RULE-15, RULE-16]', async () => {
    const { screen, services } = await openNew();
    await expect.element(subtitleIn(screen)).toBeVisible();
    projectStoreOf(services).change({
      title: '',
      ageRanges: [],
      interests: [],
      funder: 'x'.repeat(101),
    });
    await buttonIn(screen, 'Save as draft').click();
    for (const [name, words] of [
      ['Title', /Title is required/],
      ['Subtitle', /Subtitle is required/],
      ['End date', /End date is required/],
      ['Heading 1', /At least one heading is required/],
      ['Paragraph 1', /At least one paragraph is required/],
      ['Funder', /The Funder cannot exceed 100 characters/],
    ] as const) {
      await expect
        .element(screen.getByRole('textbox', { name, exact: true }))
        .toHaveAccessibleDescription(words);
    }
    for (const words of [
      'At least one age range needs to be selected',
      'At least one interest needs to be selected',
      'At least one question is required',
    ]) {
      const said = screen.getByText(words, { exact: true }).elements();
      expect(said.filter((element) => element.closest('a') === null)).toHaveLength(1);
    }
  });

  test('says that what is written is kept until it can be saved [OPEN-63]', async () => {
    const { screen } = await openNew();
    const kept = screen.getByText(
      'Your work is not saved yet. This browser keeps it until you can save.',
    );
    await expect.element(buttonIn(screen, 'Save as draft')).toBeVisible();
    await expect.element(kept).not.toBeInTheDocument();
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(kept).toBeVisible();
  });

  test('offers a link to each field', async () => {
    const { screen } = await openNew();
    const paragraph = screen.getByRole('textbox', { name: 'Paragraph 1' });
    await expect.element(paragraph).toBeVisible();
    await buttonIn(screen, 'Save as draft').click();
    await summaryIn(screen).getByRole('link', { name: 'Subtitle is required' }).click();
    await expect.element(subtitleIn(screen)).toHaveFocus();
    await summaryIn(screen)
      .getByRole('link', { name: 'At least one paragraph is required' })
      .click();
    await expect.element(paragraph).toHaveFocus();
  });

  test('tells nothing yet of what is added after it, until the next try', async () => {
    const { screen } = await openDraft();
    await changeSubtitle(screen, '');
    await buttonIn(screen, 'Save as draft').click();
    const errors = summaryIn(screen).getByRole('listitem');
    await expect.element(errors).toHaveTextContent('Subtitle is required');
    await buttonIn(screen, 'Add Paragraph').click();
    await buttonIn(screen, 'Add poll').click();
    await buttonIn(screen, 'Add question').click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Question text' }).last())
      .toHaveFocus();
    expect(errors.elements()).toHaveLength(1);
    expect(
      screen
        .getByRole('textbox')
        .elements()
        .filter((box) => box.getAttribute('aria-invalid') === 'true'),
    ).toEqual([subtitleIn(screen).element()]);
    await buttonIn(screen, 'Save as draft').click();
    await expect.poll(() => errors.elements().length).toBe(3);
    await expect
      .element(screen.getByRole('textbox', { name: 'Question text' }).last())
      .toHaveAttribute('aria-invalid', 'true');
  });

  test('a date that cannot be read blocks as well, in its own words', async () => {
    const { screen, server } = await openDraft();
    await screen.getByRole('textbox', { name: 'End date' }).fill('31/02/20');
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(screen.getByRole('region', { name: /Please address/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'End date is required' }).elements()).toEqual([]);
    expect(server.arrived('PUT /projects')).toEqual([]);
  });
});

describe('half a launch date', () => {
  const halfTyped = async (project: Partial<Schemas['Project']> = {}) => {
    const opened = await openDraft({ 'PUT /projects': () => storedProjectSample() }, project);
    const launch = opened.screen.getByRole('textbox', { name: 'Launch date' });
    await launch.fill('01/12/20');
    return { ...opened, launch };
  };
  const picker = /^Launch date: Write day, month, year and time like/;

  test('blocks saving in the words of its field, and is not taken for launching on approval [OPEN-53]', async () => {
    const { screen, server, launch } = await halfTyped({ launchDate: farAhead });
    await buttonIn(screen, 'Save as draft').click();
    await summaryIn(screen).getByRole('link', { name: picker }).click();
    await expect.element(launch).toHaveFocus();
    await expect.element(launch).toHaveValue('01/12/20');
    await expect.element(launch).toHaveAccessibleDescription(/Write day/);
    expect(server.arrived('PUT /projects')).toEqual([]);
  });

  test('is told of where it stands on the page, after what stands above it', async () => {
    const { screen } = await halfTyped({ launchDate: farAhead, subtitle: '' });
    await buttonIn(screen, 'Save as draft').click();
    const said = summaryIn(screen).getByRole('link');
    await expect.element(said.nth(0)).toHaveTextContent('Subtitle is required');
    await expect.element(said.nth(1)).toHaveTextContent(picker);
  });

  test('once it is taken away launches on approval [OPEN-53]', async () => {
    const { screen, server, launch } = await halfTyped({ launchDate: farAhead });
    await launch.fill('');
    await buttonIn(screen, 'Save as draft').click();
    await expect.poll(() => server.arrived('PUT /projects')).toHaveLength(1);
    expect(server.arrived('PUT /projects')[0]?.body).toMatchObject({ launchDate: null });
  });

  test('blocks saving on the way out as well, and leads to what is wrong', async () => {
    const { screen, server, address } = await halfTyped({ launchDate: farAhead });
    await screen.getByRole('link', { name: 'Sounding, home' }).click();
    await buttonIn(screen, 'Save changes').click();
    await expect.element(summaryIn(screen).getByRole('link', { name: picker })).toBeVisible();
    await expect.element(summaryIn(screen)).toHaveFocus();
    expect(address()).toBe('/new-project-details');
    expect(server.arrived('PUT /projects')).toEqual([]);
  });

  test('is found again by whoever carried on elsewhere, and could not be saved from there', async () => {
    const { screen, address, server, launch } = await halfTyped();
    await buttonIn(screen, 'Preview').click();
    await expect.poll(address).toBe('/preview-project');
    await screen.getByRole('link', { name: 'Sounding, home' }).click();
    await buttonIn(screen, 'Save changes').click();
    const messages = screen.getByRole('region', { name: 'Messages' });
    await expect
      .element(messages.getByText(/Your project could not be saved/).first())
      .toBeVisible();
    expect(server.arrived('PUT /projects')).toEqual([]);
    await buttonIn(screen, 'Go back').click();
    await expect.element(launch).toHaveValue('01/12/20');
  });
});

describe('a stored draft', () => {
  test('can be continued where it was left, and is saved as a draft [DET-07, DET-08, ROUTE-09]', async () => {
    const { screen, server } = await openDraft({
      'PUT /projects': () => storedProjectSample({ subtitle: 'Something new' }),
    });
    await expect
      .element(screen.getByRole('heading', { level: 2, name: 'Questions', exact: true }))
      .toBeVisible();
    const said = screen.getByText('Saved!', { exact: true });
    // Everything is saved, but not by this page.
    expect(said.elements()).toEqual([]);
    await changeSubtitle(screen);
    expect(said.elements()).toEqual([]);
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(said).toBeVisible();
    await changeSubtitle(screen, 'Newer still');
    await expect.element(buttonIn(screen, 'Cancel changes')).toBeVisible();
    // The undone change leaves the form as it is stored, but nothing was saved again.
    await changeSubtitle(screen, 'Something new');
    await expect.element(buttonIn(screen, 'Cancel changes')).not.toBeInTheDocument();
    expect(said.elements()).toEqual([]);
    await changeSubtitle(screen, 'Newer still');
    await expect.element(said).not.toBeInTheDocument();
    expect(server.arrived('PUT /projects')[0]?.body).toMatchObject({
      id: 12,
      status: 'DRAFT',
      subtitle: 'Something new',
      interests: [{ id: 4 }],
      ageRanges: [{ id: 2 }],
      contents: [{ id: 72 }, { id: 73 }],
      questions: [{ id: 90, pollOptions: [], sliderOption: null }],
    });
  });

  test('shows the launch date that was chosen before, though it has no published date [OPEN-52]', async () => {
    const { screen } = await openDraft({}, { launchDate: farAhead, publishedDate: null });
    await expect
      .element(screen.getByRole('textbox', { name: 'Launch date' }))
      .toHaveValue('31/12/2099, 17:00');
  });

  test('shows Cancel changes only while something is unsaved, which puts it back and stays [DET-10, OPEN-66]', async () => {
    const { screen, router, address } = await openDraft();
    await expect.element(subtitleIn(screen)).toBeVisible();
    expect(buttonIn(screen, 'Cancel changes').elements()).toEqual([]);
    await changeSubtitle(screen);
    await buttonIn(screen, 'Cancel changes').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Help us to shape our study');
    expect(buttonIn(screen, 'Cancel changes').elements()).toEqual([]);
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Project details' }))
      .toHaveFocus();
    expect(router.state.navigation.location).toBeUndefined();
    expect(address()).toBe('/new-project-details');
  });

  test('without a document leads on to uploading one, once all is saved [DET-11]', async () => {
    const { screen } = await openDraft();
    const upload = buttonIn(screen, 'Proceed to uploading your ethics doc');
    await expect.element(upload).toBeEnabled();
    await changeSubtitle(screen);
    await expect.element(upload).toBeDisabled();
  });

  test('that was new until its first save leads on to uploading a document [DET-11]', async () => {
    const { screen, services } = await openNew({ 'POST /projects': () => storedProjectSample() });
    await expect.element(subtitleIn(screen)).toBeVisible();
    projectStoreOf(services).change(storedProject(storedProjectSample(), null).form);
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(buttonIn(screen, 'Proceed to uploading your ethics doc')).toBeEnabled();
  });

  test('that has a document offers to replace it after a save as well [DET-12]', async () => {
    const { screen } = await openDraft({
      'GET /project-documents/{id}': () => documentSample({ approved: false }),
      'GET /project-documents/versions/{id}': () => [],
      'PUT /projects': () => storedProjectSample({ subtitle: 'Something new' }),
    });
    await changeSubtitle(screen);
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(screen.getByText('Saved!', { exact: true })).toBeVisible();
    await expect.element(buttonIn(screen, 'Replace submitted ethics doc')).toBeEnabled();
    expect(buttonIn(screen, 'Proceed to uploading your ethics doc').elements()).toEqual([]);
  });

  test.each([
    ['awaits a decision', null, 'PENDING'],
    ['was rejected', false, 'DRAFT'],
  ] as const)('with a document that %s offers to replace it [DET-12, DOC-01]', async (...parts) => {
    const [, approved, status] = parts;
    const { screen } = await openDraft({
      'GET /projects/{id}': () => storedProjectSample({ status }),
      'GET /project-documents/{id}': () => documentSample({ approved }),
      'GET /project-documents/versions/{id}': () => [],
    });
    await buttonIn(screen, 'Replace submitted ethics doc').click();
    await expect
      .element(screen.getByRole('dialog', { name: 'Replace your ethics document' }))
      .toBeVisible();
  });

  test('that fails to save says so and stays unsaved', async () => {
    const { screen } = await openDraft({
      'PUT /projects': () => problem(503, { detail: 'Please try again in a minute.' }),
    });
    await changeSubtitle(screen);
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(screen.getByText('Please try again in a minute.')).toBeVisible();
    await expect.element(buttonIn(screen, 'Cancel changes')).toBeVisible();
  });

  test('shows what the server refused beside the field', async () => {
    const { screen } = await openDraft({
      'PUT /projects': () =>
        problem(400, {
          detail: 'Some fields are not right.',
          errors: [{ pointer: '/subtitle', message: 'This subtitle is taken' }],
        }),
    });
    await changeSubtitle(screen);
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(subtitleIn(screen)).toHaveAccessibleDescription(/This subtitle is taken/);
  });

  test('leads to the categories where one of them is refused', async () => {
    const message = '“Cancer” has been deleted and cannot be newly chosen';
    const { screen } = await openDraft({
      'PUT /projects': () => problem(400, { errors: [{ pointer: '/interests/1/id', message }] }),
    });
    await changeSubtitle(screen);
    await buttonIn(screen, 'Save as draft').click();
    await screen.getByRole('link', { name: message }).first().click();
    await expect.element(screen.getByText(message).nth(1)).toBeInViewport();
    await expect.element(screen.getByRole('link', { name: 'Edit your audience' })).toHaveFocus();
  });
});

describe('leaving', () => {
  const home = (screen: Screen) => screen.getByRole('link', { name: 'Sounding, home' });

  test('an untouched page asks nothing [DET-16, OPEN-03]', async () => {
    const { screen, address } = await openDraft();
    await home(screen).click();
    await expect.poll(address).toBe('/');
  });

  test('unsaved changes asks what to do with them, and closing the question stays [DET-10, DET-15, DET-16, OPEN-03, OPEN-65]', async () => {
    const { screen, address } = await openNew();
    await changeSubtitle(screen);
    // There is no stored version to go back to.
    expect(buttonIn(screen, 'Cancel changes').elements()).toEqual([]);
    await home(screen).click();
    const question = screen.getByRole('alertdialog');
    await expect
      .element(question.getByRole('button', { name: 'Save changes', exact: true }))
      .toBeVisible();
    await expect
      .element(question.getByRole('button', { name: /^Don.t save changes$/ }))
      .toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(subtitleIn(screen)).toHaveValue('Something new');
    expect(address()).toBe('/new-project-details');
  });

  test('saves first where that is wanted [DET-15, OPEN-65]', async () => {
    const { screen, address, server } = await openDraft({
      'PUT /projects': () => storedProjectSample({ subtitle: 'Something new' }),
    });
    await changeSubtitle(screen);
    await home(screen).click();
    await buttonIn(screen, 'Save changes').click();
    await expect.poll(address).toBe('/');
    expect(server.arrived('PUT /projects')).toHaveLength(1);
  });

  test('lets changes go where that is wanted [DET-15, OPEN-65]', async () => {
    const { screen, address, server, services } = await openDraft();
    await changeSubtitle(screen);
    await home(screen).click();
    await screen.getByRole('button', { name: /^Don.t save changes$/ }).click();
    await expect.poll(address).toBe('/');
    expect(server.arrived('PUT /projects')).toEqual([]);
    expect(projectStoreOf(services).get()?.form.subtitle).toBe('Help us to shape our study');
  });

  test('by the back button asks as well [DET-15, OPEN-65]', async () => {
    const { screen, router, address } = await openApp('/', {
      visitor,
      answers: {
        ...around,
        'GET /projects': () => [projectRow({ title: 'Living with breathlessness' })],
        'GET /projects/{id}': () => storedProjectSample(),
      },
    });
    await screen.getByRole('link', { name: 'Living with breathlessness' }).click();
    await changeSubtitle(screen);
    await router.navigate(-1);
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    expect(address()).toBe('/new-project-details');
  });

  test('to the audience while it is asked about another page lets no work go, and leads there alone [DET-15, OPEN-65]', async () => {
    const { screen, router, address } = await openDraft();
    await screen.getByRole('link', { name: 'Edit your audience', exact: true }).click();
    await screen.getByRole('button', { name: 'Next: project details', exact: true }).click();
    await changeSubtitle(screen);
    await screen.getByRole('link', { name: 'FAQs' }).click();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await router.navigate(-1);
    await expect.poll(address).toBe('/new-project-audience');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Next: project details', exact: true }).click();
    await expect.element(subtitleIn(screen)).toHaveValue('Something new');
  });

  test('stays where saving fails, and says why [OPEN-65]', async () => {
    const { screen, address } = await openDraft({
      'PUT /projects': () => problem(503, { detail: 'Please try again in a minute.' }),
    });
    await changeSubtitle(screen);
    await home(screen).click();
    await buttonIn(screen, 'Save changes').click();
    await expect.element(screen.getByText('Please try again in a minute.')).toBeVisible();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(address()).toBe('/new-project-details');
  });

  test('stays where saving is blocked by errors, by a length as well [OPEN-65, RULE-25]', async () => {
    const { screen, address, server } = await openDraft({
      'PUT /projects': () => storedProjectSample({ subtitle: 'Something new' }),
    });
    await changeSubtitle(screen, '');
    await home(screen).click();
    await buttonIn(screen, 'Save changes').click();
    await expect.element(summaryIn(screen).getByText('Subtitle is required')).toBeVisible();
    expect(address()).toBe('/new-project-details');
    await changeSubtitle(screen, 'x'.repeat(151));
    await buttonIn(screen, 'Save as draft').click();
    await expect
      .element(summaryIn(screen).getByText('The Subtitle cannot exceed 150 characters'))
      .toBeVisible();
    await changeSubtitle(screen);
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(screen.getByText('Saved!')).toBeVisible();
    expect(server.arrived('PUT /projects')).toHaveLength(1);
  });

  test('by closing the tab or loading it anew asks exactly while something is unsaved [OPEN-03, OPEN-65]', async () => {
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { screen } = await openDraft({
      'PUT /projects': () => storedProjectSample({ subtitle: 'Something new' }),
    });
    await expect.element(subtitleIn(screen)).toBeVisible();
    expect(isAsked()).toBe(false);
    await changeSubtitle(screen);
    expect(isAsked()).toBe(true);
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(screen.getByText('Saved!')).toBeVisible();
    expect(isAsked()).toBe(false);
    await changeSubtitle(screen, 'Newer still');
    expect(isAsked()).toBe(true);
  });

  test('after a save asks nothing [DET-16, DET-18]', async () => {
    const { screen, address } = await openDraft({
      'PUT /projects': () => storedProjectSample({ subtitle: 'Something new' }),
    });
    await changeSubtitle(screen);
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(screen.getByText('Saved!')).toBeVisible();
    await home(screen).click();
    await expect.poll(address).toBe('/');
  });

  test('towards the audience asks nothing and loses nothing [DET-03, DET-17]', async () => {
    const { screen, address } = await openDraft();
    await changeSubtitle(screen);
    const audience = screen.getByRole('link', { name: 'Edit your audience', exact: true });
    audience.element().scrollIntoView();
    const place = Math.round(window.scrollY);
    expect(place).toBeGreaterThan(0);
    await audience.click();
    await expect.poll(address).toBe('/new-project-audience');
    await expect.poll(() => window.scrollY).toBe(0);
    await screen.getByRole('button', { name: 'Next: project details', exact: true }).click();
    await expect.element(subtitleIn(screen)).toHaveValue('Something new');
    await expect.element(audience).toHaveFocus();
    await expect.poll(() => Math.round(window.scrollY)).toBe(place);
  });

  test.each([
    ['a stored draft', openDraft, 'Living with breathlessness'],
    ['a project that was never saved', openNew, 'Walking to school'],
  ])(
    'towards the preview of %s asks nothing, and going back finds the work intact [DET-09, DET-17, PREV-01, PREV-07]',
    async (_of, open, title) => {
      const { screen, address } = await open();
      await changeSubtitle(screen);
      await buttonIn(screen, 'Preview').click();
      await expect.poll(address).toBe('/preview-project');
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      await expect.element(screen.getByText('Something new')).toBeVisible();
      await buttonIn(screen, 'Go back').click();
      await expect.element(subtitleIn(screen)).toHaveValue('Something new');
    },
  );
});

describe('editing a published project', () => {
  test('offers its three buttons, no questions and no document [DET-07, DET-13, DOC-08, ROUTE-13]', async () => {
    const { screen, server } = await openPublished({
      'GET /project-documents/{id}': () => documentSample({ approved: true }),
    });
    await changeSubtitle(screen);
    for (const name of ['Cancel', 'Preview', 'Save changes']) {
      await expect.element(buttonIn(screen, name)).toBeVisible();
    }
    for (const name of ['Save as draft', 'Cancel changes']) {
      expect(buttonIn(screen, name).elements()).toEqual([]);
    }
    expect(screen.getByRole('heading', { name: 'Questions' }).elements()).toEqual([]);
    expect(screen.getByRole('button', { name: /ethics doc/ }).elements()).toEqual([]);
    expect(server.arrived('GET /projects/{id}')[0]?.request.url).toMatch(/\/projects\/12$/);
  });

  test('is named in the browser’s tab by the stored title, whatever is typed (WCAG 2.4.2)', async () => {
    const { screen } = await openPublished();
    const named = 'Living with breathlessness – Edit project – Sounding';
    await expect.poll(() => document.title).toBe(named);
    const title = screen.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Breathing');
    await expect.element(title).toHaveValue('Breathing');
    expect(document.title).toBe(named);
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Edit project', exact: true }))
      .toBeVisible();
  });

  test('starts from what is stored in every section [DET-01, DET-02, DET-05, DET-06]', async () => {
    const { screen } = await openPublished();
    for (const [name, stored] of [
      ['Title', 'Living with breathlessness'],
      ['Subtitle', 'Help us to shape our study'],
      ['Heading 1', 'Why we ask'],
      ['Funder', 'Northern Health Trust'],
    ] as const) {
      const field = screen.getByRole('textbox', { name, exact: true });
      await expect.element(field).toHaveValue(stored);
    }
    const paragraph = screen.getByRole('textbox', { name: 'Paragraph 1' });
    await expect.element(paragraph).toHaveTextContent('Breathlessness changes everyday plans.');
    await expect.element(paragraph).toHaveAttribute('contenteditable', 'true');
    const marks = screen.getByRole('toolbar', { name: /Paragraph 1/ });
    await expect.element(marks.getByRole('button', { name: 'Bold' })).toBeVisible();
    for (const chosen of ['18 - 25', 'Heart and lungs']) {
      await expect.element(screen.getByText(chosen, { exact: true })).toBeVisible();
    }
    for (const medium of ['Add an image', 'Add a video']) {
      await expect.element(buttonIn(screen, medium)).toBeVisible();
    }
  });

  test('keeps the launch date as it is, and the end date open [DET-04, DET-19]', async () => {
    const { screen } = await openPublished();
    const launch = screen.getByRole('textbox', { name: 'Launch date' });
    await expect.element(launch).toHaveAttribute('readonly');
    await expect.element(launch).toHaveValue('01/10/2026, 09:00');
    const end = screen.getByRole('textbox', { name: 'End date' });
    await expect.element(end).toHaveValue('31/12/2099, 17:00');
    await expect.element(end).not.toHaveAttribute('readonly');
    const calendars = screen.getByRole('button', { name: /calendar/ });
    await expect.element(calendars).toHaveAccessibleName(/End date/);
  });

  test('sends neither status nor questions, and goes to the overview [DET-14, OPEN-67, OPEN-71]', async () => {
    const { screen, server, address, router } = await openPublished({
      'PUT /projects': () =>
        storedProjectSample({ status: 'PUBLISHED', publishedDate: '2026-10-01T08:00:00.000Z' }),
    });
    await changeSubtitle(screen);
    await pressTwice(buttonIn(screen, 'Save changes'));
    await expect.poll(address).toBe('/project-overview/12');
    expect(server.arrived('PUT /projects')).toHaveLength(1);
    const body = server.arrived('PUT /projects')[0]?.body;
    expect(body).toMatchObject({ id: 12, subtitle: 'Something new' });
    expect(body).not.toHaveProperty('status');
    expect(body).not.toHaveProperty('questions');
    // The double press has navigated only once, so one step back is the form.
    void router.navigate(-1);
    await expect.poll(address).toBe('/edit-project/12');
  });

  test('that has ended is saved with its end as it is, and says what a later one does', async () => {
    const stored = {
      status: 'PUBLISHED',
      publishedDate: '2025-10-01T08:00:00.000Z',
      endDate: '2026-01-31T17:00:00.000Z',
    } as const;
    const { screen, address, server } = await openPublished({
      'GET /projects/{id}': () => storedProjectSample(stored),
      'PUT /projects': () => storedProjectSample(stored),
    });
    const end = screen.getByRole('textbox', { name: 'End date' });
    await expect
      .element(end)
      .toHaveAccessibleDescription(/has ended\. A later end date opens it for feedback again\./);
    await changeSubtitle(screen);
    await end.fill('30/01/2026, 17:00');
    await buttonIn(screen, 'Save changes').click();
    await expect.element(end).toHaveAccessibleDescription(/End date cannot be in the past/);
    await end.fill('31/01/2026, 17:00');
    await buttonIn(screen, 'Save changes').click();
    await expect.poll(address).toBe('/project-overview/12');
    expect(server.arrived('PUT /projects')).toMatchObject([{ body: { endDate: stored.endDate } }]);
  });

  test('that ends while its page is open says what a later end does', async () => {
    const end = Date.parse('2027-01-31T17:00:00.000Z');
    vi.setSystemTime(end - 1_000);
    const { screen } = await openPublished({
      'GET /projects/{id}': () =>
        storedProjectSample({
          status: 'PUBLISHED',
          publishedDate: '2026-10-01T08:00:00.000Z',
          endDate: new Date(end).toISOString(),
        }),
    });
    const field = screen.getByRole('textbox', { name: 'End date' });
    await expect.element(field).toHaveValue('31/01/2027, 17:00');
    await expect.element(field).not.toHaveAccessibleDescription(/has ended/);
    vi.setSystemTime(end);
    await expect.element(field).toHaveAccessibleDescription(/has ended/);
  });

  test('that fails to save stays on the page and says why [OPEN-67]', async () => {
    const { screen, address } = await openPublished({
      'PUT /projects': () => problem(503, { detail: 'Please try again in a minute.' }),
    });
    await changeSubtitle(screen);
    await buttonIn(screen, 'Save changes').click();
    await expect.element(screen.getByText('Please try again in a minute.')).toBeVisible();
    await expect.element(subtitleIn(screen)).toHaveValue('Something new');
    await changeSubtitle(screen, 'Something newer');
    expect(address()).toBe('/edit-project/12');
    expect(screen.getByRole('alertdialog').elements()).toEqual([]);
  });

  test('Cancel goes back to the overview, asking first where something is unsaved [OPEN-66]', async () => {
    const { screen, address } = await openPublished();
    await changeSubtitle(screen);
    await buttonIn(screen, 'Cancel').click();
    await screen.getByRole('button', { name: /^Don.t save changes$/ }).click();
    await expect.poll(address).toBe('/project-overview/12');
  });

  test('Cancel asks nothing where nothing is unsaved [OPEN-66]', async () => {
    const { screen, address } = await openPublished();
    await buttonIn(screen, 'Cancel').click();
    await expect.poll(address).toBe('/project-overview/12');
  });

  test('asks about unsaved changes on the way elsewhere too, with both choices [DET-15]', async () => {
    const { screen, address } = await openPublished();
    await changeSubtitle(screen);
    await screen.getByRole('link', { name: 'Sounding, home' }).click();
    const question = screen.getByRole('alertdialog', { name: 'You have unsaved changes' });
    for (const choice of ['Save changes', "Don't save changes"]) {
      await expect
        .element(question.getByRole('button', { name: choice, exact: true }))
        .toBeVisible();
    }
    expect(address()).toBe('/edit-project/12');
  });

  test('goes to the audience of this project and back, asking and losing nothing [DET-03, DET-17]', async () => {
    const { screen, address, server } = await openPublished();
    await changeSubtitle(screen);
    await pressTwice(screen.getByRole('link', { name: 'Edit your audience', exact: true }));
    await expect.poll(address).toBe('/edit-project-audience/12');
    expect(server.arrived('GET /interests')).toHaveLength(1);
    await buttonIn(screen, 'Next: project details').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Something new');
  });

  test('goes to the preview and back, asking and losing nothing [DET-17]', async () => {
    const { screen, address } = await openPublished();
    await changeSubtitle(screen);
    await buttonIn(screen, 'Preview').click();
    await expect.poll(address).toBe('/preview-project');
    await expect.element(screen.getByText('Something new')).toBeVisible();
    await buttonIn(screen, 'Go back').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Something new');
  });
});

test('no fourth question can be added [RULE-17]', async () => {
  const { screen } = await openDraft();
  const add = buttonIn(screen, 'Add question');
  await add.click();
  await add.click();
  await expect.element(add).toBeDisabled();
  // The disabled button cannot keep focus, so focus is in the question that it added.
  await expect
    .element(
      screen
        .getByRole('group', { name: 'Question 3', exact: true })
        .getByRole('textbox', { name: 'Question text' }),
    )
    .toHaveFocus();
  await expect.element(screen.getByText('A project can have up to three questions.')).toBeVisible();
});

test('the launch picker offers no day before today [DET-20]', async () => {
  const { screen } = await openNew();
  await screen.getByRole('button', { name: /calendar.*Launch date/i }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Previous month' }))
    .toHaveAttribute('aria-disabled', 'true');
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Europe/London' });
  const dayNamed = (moment: number) => {
    const [weekday = '', date = ''] = day.format(moment).split(/,? (?=\d)/);
    return screen.getByRole('button', { name: `${weekday} ${date}` });
  };
  await expect.element(dayNamed(Date.now())).toBeEnabled();
  const yesterday = dayNamed(Date.now() - 86_400_000);
  // On the first of a month, yesterday is in another month, which cannot be turned to.
  if (yesterday.elements().length > 0) await expect.element(yesterday).toBeDisabled();
});

test('after midnight the launch picker offers the new today as the first day [DET-20]', async () => {
  const midnight = Date.parse('2027-01-15T00:00:00.000Z');
  vi.setSystemTime(midnight - 1_000);
  const { screen } = await openNew();
  const day = (name: string) => screen.getByRole('button', { name });
  await screen.getByRole('button', { name: /calendar.*Launch date/i }).click();
  await expect.element(day('Thursday 14 January 2027')).toBeEnabled();
  vi.setSystemTime(midnight);
  await expect.element(day('Thursday 14 January 2027')).toBeDisabled();
  await expect.element(day('Friday 15 January 2027')).toBeEnabled();
});

const launch = '2099-12-10T09:00:00.000Z';

test.each([
  ['a draft', () => openDraft({}, { launchDate: launch })],
  [
    'a published project',
    () =>
      openPublished({
        'GET /projects/{id}': () =>
          storedProjectSample({ status: 'PUBLISHED', publishedDate: launch }),
      }),
  ],
])('the end picker of %s offers no day before the launch [DET-21]', async (_, open) => {
  const { screen } = await open();
  await screen.getByRole('button', { name: /calendar.*End date/i }).click();
  const day = (name: string) => screen.getByRole('button', { name });
  await expect.element(day('Wednesday 9 December 2099')).toBeDisabled();
  await expect.element(day('Thursday 10 December 2099')).toBeEnabled();
  await expect.element(day('Previous month')).toHaveAttribute('aria-disabled', 'true');
});

test('the first day that the end picker offers is taken with the time that it fills in [RULE-12]', async () => {
  const { screen } = await openDraft({}, { launchDate: '2099-12-10T10:00:00.000Z', endDate: null });
  const end = screen.getByRole('textbox', { name: 'End date' });
  await screen.getByRole('button', { name: /calendar.*End date/i }).click();
  await screen.getByRole('button', { name: 'Thursday 10 December 2099' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(end).toHaveValue('10/12/2099, 10:01');
  await expect.element(end).not.toHaveAccessibleDescription(/after the start date/);
});
