import { expect, test } from 'vitest';
import { newProject, storedProject } from '../../features/projectInHand/projectInHand';
import { ProjectStore } from '../../features/projectInHand/projectStore';
import { keepsNothing } from '../../testing/keepsNothing';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { openApp } from '../../testing/openApp';
import { tick } from '../../testing/tick';
import { ageRanges, farAhead, interests, storedProjectSample } from '../../testing/samples';

const visitor = { role: 'ROLE_RESEARCHER' } as const;
const choices = { 'GET /age-ranges': () => ageRanges, 'GET /interests': () => interests };

function beginProject() {
  const store = new ProjectStore(sessionStorage, keepsNothing);
  store.take(newProject('Walking to school'));
  store.flush();
}

async function openAudience() {
  beginProject();
  const app = await openApp('/new-project-audience', { visitor, answers: choices });
  const group = (name: string) => app.screen.getByRole('group', { name });
  return {
    ...app,
    ages: group('Age ranges'),
    topics: group('Interest categories'),
    next: app.screen.getByRole('button', { name: 'Next: project details', exact: true }),
  };
}

async function openEditing() {
  const app = await openApp('/edit-project-audience/12', {
    visitor,
    answers: {
      ...choices,
      'GET /projects/{id}': () =>
        storedProjectSample({
          status: 'PUBLISHED',
          publishedDate: '2026-10-01T08:00:00.000Z',
          endDate: farAhead,
        }),
      'GET /project-documents/{id}': () => undefined,
    },
  });
  const box = (name: string) => app.screen.getByRole('checkbox', { name });
  return { ...app, box };
}

test('age ranges are listed by their limits, the open one in words [AUD-01, AUD-02, ROUTE-07]', async () => {
  const { ages } = await openAudience();
  for (const name of ['16 - 17', '18 - 25', '65 or above']) {
    await expect.element(ages.getByRole('checkbox', { name, exact: true })).toBeVisible();
  }
});

test('the project is named in the browser’s tab (WCAG 2.4.2)', async () => {
  await openAudience();
  await expect.poll(() => document.title).toBe('Walking to school – Audience – Sounding');
});

test('interest categories are listed by their names [AUD-03]', async () => {
  const { topics } = await openAudience();
  for (const name of ['Heart and lungs', 'Mental health']) {
    await expect.element(topics.getByRole('checkbox', { name, exact: true })).toBeVisible();
  }
});

test('each group is ticked and unticked as a whole by one button [AUD-04, AUD-05, OPEN-85]', async () => {
  const { ages, topics } = await openAudience();
  for (const group of [ages, topics]) {
    const ticked = () =>
      group
        .getByRole('checkbox')
        .elements()
        .filter((box) => box.matches(':checked')).length;
    await tick(group.getByRole('checkbox').first());
    await expect.poll(ticked).toBe(1);
    const all = group.getByRole('button');
    await expect.element(all).toHaveTextContent(/^Select All$/);
    await all.click();
    await expect.poll(ticked).toBeGreaterThan(1);
    await expect.element(all).toHaveTextContent(/^Deselect All$/);
    await all.click();
    await expect.poll(ticked).toBe(0);
  }
});

test('Next is disabled until both groups have a choice, and says what is missing [AUD-07]', async () => {
  const { screen, ages, topics, next } = await openAudience();
  await expect.element(next).toBeDisabled();
  await tick(ages.getByRole('checkbox', { name: '18 - 25' }));
  await expect.element(next).toBeDisabled();
  await expect
    .element(screen.getByText('At least one interest needs to be selected.'))
    .toBeVisible();
  await tick(topics.getByRole('checkbox', { name: 'Mental health' }));
  await expect.element(next).toBeEnabled();
  await tick(ages.getByRole('checkbox', { name: '18 - 25' }));
  await expect.element(next).toBeDisabled();
  await expect
    .element(screen.getByText('At least one age range needs to be selected.'))
    .toBeVisible();
});

test('Next leads to the details with all choices kept, and sends nothing yet [AUD-06, OPEN-69]', async () => {
  const { screen, ages, topics, next, address, server } = await openAudience();
  for (const name of ['18 - 25', '65 or above']) await tick(ages.getByRole('checkbox', { name }));
  for (const { name } of interests) await tick(topics.getByRole('checkbox', { name }));
  await next.click();
  await expect.poll(address).toBe('/new-project-details');
  // Otherwise the next lines could find the checkboxes of the page that is being left.
  await expect.element(ages).not.toBeInTheDocument();
  await expect.element(screen.getByText('18 - 25', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('65 or above', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText('Heart and lungs, Mental health', { exact: true }))
    .toBeVisible();
  expect(screen.getByText('16 - 17', { exact: true }).elements()).toEqual([]);
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Project details' }))
    .toHaveFocus();
  expect(server.arrived('POST /projects')).toEqual([]);
});

test('without a project in hand creation starts at its title [OPEN-68]', async () => {
  const { address } = await openApp('/new-project-audience', { visitor, answers: choices });
  await expect.poll(address).toBe('/new-project');
});

test('a reload keeps the project in hand and its choices, from session storage [DATA-17, DATA-18, OPEN-68]', async () => {
  const first = await openAudience();
  await tick(first.ages.getByRole('checkbox', { name: '18 - 25' }));
  projectStoreOf(first.services).flush();
  expect(sessionStorage.getItem('project')).toContain('Walking to school');
  await first.screen.unmount();
  const { screen } = await openApp('/new-project-audience', { visitor, answers: choices });
  await expect.element(screen.getByRole('checkbox', { name: '18 - 25' })).toBeChecked();
});

test('choices saved earlier stay ticked in edit mode, whatever is pressed [AUD-08, ROUTE-14]', async () => {
  const { screen, box, server } = await openEditing();
  for (const [group, saved, other] of [
    ['Age ranges', '18 - 25', '16 - 17'],
    ['Interest categories', 'Heart and lungs', 'Mental health'],
  ] as const) {
    await expect.element(box(saved)).toBeChecked();
    await tick(box(saved));
    await expect.element(box(saved)).toBeChecked();
    const choices = screen.getByRole('group', { name: group });
    await choices.getByRole('button', { name: 'Select All', exact: true }).click();
    await expect.element(box(other)).toBeChecked();
    await choices.getByRole('button', { name: 'Deselect All', exact: true }).click();
    await expect.element(box(other)).not.toBeChecked();
    await expect.element(box(saved)).toBeChecked();
  }
  expect(server.arrived('GET /projects/{id}')[0]?.request.url).toMatch(/\/projects\/12$/);
});

test('a draft that is continued locks none of its choices [OPEN-70]', async () => {
  const store = new ProjectStore(sessionStorage, keepsNothing);
  store.take(storedProject(storedProjectSample(), null));
  store.flush();
  const { screen } = await openApp('/new-project-audience', { visitor, answers: choices });
  for (const name of ['18 - 25', 'Heart and lungs']) {
    const saved = screen.getByRole('checkbox', { name });
    await expect.element(saved).toBeChecked();
    await tick(saved);
    await expect.element(saved).not.toBeChecked();
  }
});

test('an interest that was deleted since stays chosen, and cannot be chosen anew once it is let go [OPEN-95]', async () => {
  const store = new ProjectStore(sessionStorage, keepsNothing);
  const deleted = { id: 9, name: 'Rare conditions', deleted: true };
  store.take(storedProject(storedProjectSample({ interests: [deleted] }), null));
  store.flush();
  const { screen, services } = await openApp('/new-project-audience', {
    visitor,
    answers: choices,
  });
  const idsChosen = () =>
    projectStoreOf(services)
      .get()
      ?.form.interests.map(({ id }) => id);
  const box = screen.getByRole('checkbox', { name: 'Rare conditions' });
  await expect.element(box).toBeChecked();
  await tick(screen.getByRole('checkbox', { name: 'Mental health' }));
  await expect.poll(idsChosen).toEqual([5, 9]);
  await tick(box);
  await expect.element(box).not.toBeInTheDocument();
  expect(idsChosen()).toEqual([5]);
});

test('further choices can be added in edit mode and taken away again [AUD-09]', async () => {
  const { box, services } = await openEditing();
  const idsOf = (part: 'ageRanges' | 'interests') =>
    projectStoreOf(services)
      .get()
      ?.form[part].map(({ id }) => id);
  for (const [part, other, added, saved] of [
    ['ageRanges', '65 or above', [2, 7], [2]],
    ['interests', 'Mental health', [4, 5], [4]],
  ] as const) {
    await tick(box(other));
    await expect.poll(() => idsOf(part)).toEqual(added);
    await tick(box(other));
    await expect.poll(() => idsOf(part)).toEqual(saved);
  }
});

test('a project whose title is being written anew has a name all the same, here and at home', async () => {
  const { screen, router } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /projects': () => [],
      'GET /projects/{id}': () => storedProjectSample(),
      'GET /project-documents/{id}': () => undefined,
      'GET /age-ranges': () => ageRanges,
      'GET /interests': () => interests,
    },
  });
  await screen.getByRole('textbox', { name: 'Title', exact: true }).fill('');
  await screen.getByRole('link', { name: 'Edit your audience' }).click();
  await expect
    .element(screen.getByText('Who should be asked about “Untitled project”?'))
    .toBeVisible();
  await router.navigate('/new-project-details');
  await screen.getByRole('button', { name: 'Cancel changes' }).click();
  await screen.getByRole('button', { name: 'Put them back' }).click();
  await screen.getByRole('textbox', { name: 'Subtitle' }).fill('And now?');
  await expect.element(screen.getByText('were discarded')).not.toBeInTheDocument();
});
