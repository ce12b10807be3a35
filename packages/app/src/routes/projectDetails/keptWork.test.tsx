import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createKeptProjects } from '../../features/projectInHand/keptProjects';
import {
  newProject,
  opened,
  storedProject,
  type ProjectInHand,
} from '../../features/projectInHand/projectInHand';
import { ProjectStore } from '../../features/projectInHand/projectStore';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { tabKeys } from '../../keptWork/tabKeys';
import { SessionStore } from '../../features/session/sessionStore';
import { storeInTab } from '../../keptWork/tabStorage';
import { dismissToast } from '../../testing/dismissToast';
import { keepNothing } from '../../testing/keepNothing';
import { keepsNothing } from '../../testing/keepsNothing';
import { pressTwice } from '../../testing/pressTwice';
import { storedProjectSample } from '../../testing/samples';
import { buttonIn, headingIn, keptWork, leaveWork, open, subtitleIn } from './details.fixture';

describe('Work that a closed tab left behind', () => {
  test('is offered with its time when the project is opened again, and can be used [OPEN-63]', async () => {
    await leaveWork('Typed and lost?');
    const { screen } = await open('/new-project-details?project=12');
    await expect
      .element(screen.getByText(/^It is from \d\d\/\d\d\/\d{4}, \d\d:\d\d/))
      .toBeVisible();
    await buttonIn(screen, 'Use my unsaved work').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Typed and lost?');
    await buttonIn(screen, 'Save as draft').click();
    await expect.element(screen.getByText('Saved!')).toBeVisible();
    await expect.poll(() => keptWork.list()).toEqual([]);
  });

  test('can be let go, and put back after all [OPEN-63]', async () => {
    await leaveWork('Typed and lost?');
    const { screen } = await open('/new-project-details?project=12');
    await buttonIn(screen, 'Discard it').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Help us to shape our study');
    await buttonIn(screen, 'Put them back').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Typed and lost?');
  });

  test('is shown side by side with the saved version where both changed, half a date as well', async () => {
    await leaveWork('Mine', { endDate: null, endDateText: '31/12/20' });
    const { screen } = await open('/new-project-details?project=12', { subtitle: 'A colleague’s' });
    const table = screen.getByRole('table', { name: 'Where the two versions differ' });
    await expect
      .element(table.getByRole('row', { name: /Subtitle/ }))
      .toHaveTextContent(/Mine.*A colleague’s/);
    await expect
      .element(table.getByRole('row', { name: /End/ }))
      .toHaveTextContent('31/12/20 (incomplete)');
    await buttonIn(screen, 'Use my unsaved work').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Mine');
    await expect.element(screen.getByRole('textbox', { name: 'End date' })).toHaveValue('31/12/20');
  });

  test('that reads like the saved version is not spoken of', async () => {
    await leaveWork('Help us to shape our study');
    const { screen } = await open('/new-project-details?project=12');
    await expect.element(subtitleIn(screen)).toHaveValue('Help us to shape our study');
  });

  test('is listed at home with its time, continued and discarded with a way back', async () => {
    await leaveWork('Typed and lost?');
    const { screen, address, server } = await open('/');
    const home = screen.getByRole('heading', { name: 'Projects', level: 1 });
    const work = screen.getByRole('group', { name: 'Living with breathlessness' });
    await expect.element(work).toHaveTextContent(/of \d\d\/\d\d\/\d{4}, \d\d:\d\d are kept/);
    await work.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => keptWork.list()).toEqual([]);
    await expect.element(home).toHaveFocus();
    await buttonIn(screen, 'Put it back').click();
    await expect.element(work).toBeVisible();
    await expect.element(home).toHaveFocus();
    await pressTwice(work.getByRole('button', { name: 'Continue' }));
    await buttonIn(screen, 'Use my unsaved work').click();
    expect(address()).toBe('/new-project-details');
    expect(server.arrived('GET /projects/{id}')).toHaveLength(1);
    await expect.element(subtitleIn(screen)).toHaveValue('Typed and lost?');
    await expect.element(headingIn(screen)).toHaveFocus();
  });

  test('is listed at home with a word where its project has been completed since', async () => {
    await leaveWork('Typed and lost?');
    const completed = { status: 'PUBLISHED', completedDate: '2026-11-01T12:00:00.000Z' } as const;
    const { screen } = await open('/', {}, completed);
    await expect
      .element(screen.getByRole('group', { name: 'Living with breathlessness' }))
      .toHaveTextContent(
        /has been completed since: what you wrote can be copied, and not be saved/,
      );
  });

  test('is listed once after a reload at home, discarded by one press, and put back', async () => {
    const stored = storedProject(storedProjectSample(), null);
    const inHand = { ...stored, form: { ...stored.form, subtitle: 'Typed and lost?' } };
    storeInTab(sessionStorage, tabKeys.project, inHand);
    keptWork.keep(inHand);
    await expect.poll(() => keptWork.list()).toHaveLength(1);
    const { screen } = await open('/');
    const work = screen.getByRole('group', { name: 'Living with breathlessness' });
    await expect.element(work).toHaveTextContent(/are still in this tab/);

    await work.getByRole('button', { name: 'Discard' }).click();
    await expect.element(buttonIn(screen, 'Put them back')).toBeVisible();
    await expect.poll(() => keptWork.list()).toEqual([]);
    await expect.element(work).not.toBeInTheDocument();

    await buttonIn(screen, 'Put them back').click();
    await expect.element(work).toHaveTextContent(/are still in this tab/);
    await expect.poll(() => keptWork.list()).toHaveLength(1);
    expect(work.elements()).toHaveLength(1);
  });

  test('of a project that was never saved is continued from home, at its details once they were opened', async () => {
    keptWork.keep(opened(newProject('Walking to school')));
    await expect.poll(() => keptWork.list()).toHaveLength(1);
    const { screen } = await open('/');
    await buttonIn(screen, 'Continue').click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Title', exact: true }))
      .toHaveValue('Walking to school');
  });

  test('of a project whose audience is still to be chosen is continued there', async () => {
    keptWork.keep(newProject('Walking to school'));
    await expect.poll(() => keptWork.list()).toHaveLength(1);
    const { screen, address } = await open('/');
    await buttonIn(screen, 'Continue').click();
    await expect
      .element(screen.getByText('Who should be asked about “Walking to school”?'))
      .toBeVisible();
    expect(address()).toBe('/new-project-audience');
  });
});

describe('Work that was found and not decided on', () => {
  const another = 'Walking to school';

  test('is not offered over a project that is begun instead, which is kept as it is typed [OPEN-63]', async () => {
    await leaveWork('Typed and lost?');
    const { screen, router, address } = await open('/new-project-details?project=12');
    await expect.element(buttonIn(screen, 'Use my unsaved work')).toBeVisible();
    await router.navigate('/new-project');
    await screen.getByRole('textbox', { name: 'Title', exact: true }).fill(another);
    await expect.poll(() => keptWork.list()).toHaveLength(2);
    await buttonIn(screen, 'Next: audience').click();
    await expect.element(screen.getByRole('checkbox', { name: '18 - 25' })).toBeVisible();
    expect(address()).toBe('/new-project-audience');
  });

  test('is not offered over another one that is put back, and waits for its own [OPEN-63]', async () => {
    const { screen, router, address } = await open('/new-project');
    await screen.getByRole('textbox', { name: 'Title', exact: true }).fill(another);
    await expect.poll(() => keptWork.list()).toHaveLength(1);
    void router.navigate('/');
    await buttonIn(screen, 'Leave').click();
    await expect.poll(() => keptWork.list()).toEqual([]);
    await expect.poll(address).toBe('/');
    // Until the list is drawn, the page before it still asks before it is left.
    await expect.element(screen.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
    await leaveWork('Typed and lost?');
    await router.navigate('/new-project-details?project=12');
    await expect.element(buttonIn(screen, 'Use my unsaved work')).toBeVisible();
    await router.navigate('/');
    await buttonIn(screen, 'Put them back').click();
    await screen
      .getByRole('group', { name: another })
      .getByRole('button', { name: 'Continue' })
      .click();
    await expect.element(screen.getByText(`Who should be asked about “${another}”?`)).toBeVisible();
    await router.navigate('/new-project-details?project=12');
    await buttonIn(screen, 'Use my unsaved work').click();
    await expect.element(subtitleIn(screen)).toHaveValue('Typed and lost?');
  });
});

test('discarded changes are put back on their own project, never on another that is open meanwhile', async () => {
  const { screen, router, services, address } = await open('/new-project-details?project=12');
  await subtitleIn(screen).fill('Something new');
  projectStoreOf(services).discardChanges();
  await expect.element(buttonIn(screen, 'Put them back')).toBeVisible();
  projectStoreOf(services).take(storedProject(storedProjectSample({ id: 13 }), null));
  await expect.element(buttonIn(screen, 'Put them back')).not.toBeInTheDocument();
  await router.navigate('/new-project');
  await buttonIn(screen, 'Put them back').click();
  await expect.element(subtitleIn(screen)).toHaveValue('Something new');
  expect(address()).toBe('/new-project-details');
  expect(projectStoreOf(services).get()?.id).toBe(12);
});

test('a project that was never saved and goes on in two tabs is kept for each of them [OPEN-63]', async () => {
  const begun = opened(newProject('Walking to school'));
  keptWork.keep(begun);
  await expect.poll(() => keptWork.list()).toHaveLength(1);
  const { screen } = await open('/');
  await buttonIn(screen, 'Continue').click();
  await subtitleIn(screen).fill('From this tab');
  keptWork.keep({ ...begun, form: { ...begun.form, subtitle: 'From the first tab' } });
  const kept = async () => (await keptWork.list()).map(({ inHand }) => inHand.form.subtitle).sort();
  await expect.poll(kept).toEqual(['From the first tab', 'From this tab']);
});

test('what is typed is kept at once in this browser, and no longer once it is saved [OPEN-63]', async () => {
  const { screen } = await open('/new-project-details?project=12');
  await subtitleIn(screen).fill('Typed and lost?');
  const launch = screen.getByRole('textbox', { name: 'Launch date' });
  await launch.fill('01/12/20');
  await expect
    .poll(async () => (await keptWork.list()).map(({ inHand }) => inHand.form))
    .toMatchObject([{ subtitle: 'Typed and lost?', launchDateText: '01/12/20' }]);
  await launch.clear();
  await buttonIn(screen, 'Save as draft').click();
  await expect.poll(() => keptWork.list()).toEqual([]);
});

test('who turns away has the last words stored, however short ago they were written [OPEN-63]', async () => {
  const { screen } = await open('/new-project-details?project=12');
  const paragraph = screen.getByRole('textbox', { name: 'Paragraph 1' });
  await expect.element(paragraph).toBeVisible();
  // With fake timers, no time-out stores the words.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });

  await paragraph.click();
  await userEvent.keyboard('Hidden at once. ');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(sessionStorage.getItem('project')).toContain('Hidden at once.');

  await subtitleIn(screen).fill('Another program comes up');
  window.dispatchEvent(new Event('blur'));
  expect(sessionStorage.getItem('project')).toContain('Another program comes up');
  await expect
    .poll(async () => (await keptWork.list()).map(({ inHand }) => inHand.form.subtitle))
    .toEqual(['Another program comes up']);
});

test('whoever types on and on has what was drawn kept within 50 milliseconds, five times a second [OPEN-63]', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const keep = vi.fn<(inHand: ProjectInHand) => void>();
  const store = new ProjectStore(sessionStorage, { ...keepsNothing, keep });
  const lastKept = () => keep.mock.lastCall?.[0].form.title;
  vi.advanceTimersByTime(1000);
  store.take(newProject('0'));
  vi.advanceTimersByTime(50);
  expect(lastKept()).toBe('0');
  for (let typed = 10; typed <= 1000; typed += 10) {
    store.change({ title: String(typed) });
    vi.advanceTimersByTime(10);
  }
  expect(keep).toHaveBeenCalledTimes(6);
  expect(Number(lastKept())).toBeGreaterThan(950);
});

test('what is typed and taken back again is kept no longer', async () => {
  const { screen } = await open('/new-project-details?project=12');
  await subtitleIn(screen).fill('A thought');
  await expect.poll(() => keptWork.list()).toHaveLength(1);
  await subtitleIn(screen).fill('Help us to shape our study');
  await expect.poll(() => keptWork.list()).toEqual([]);
});

test('Cancel changes can be undone', async () => {
  const { screen } = await open('/new-project-details?project=12');
  await subtitleIn(screen).fill('Something new');
  await buttonIn(screen, 'Cancel changes').click();
  await expect.element(subtitleIn(screen)).toHaveValue('Help us to shape our study');
  await buttonIn(screen, 'Put them back').click();
  await expect.element(subtitleIn(screen)).toHaveValue('Something new');
});

test('one account’s work is not offered to the next [OPEN-63]', async () => {
  await leaveWork('Typed and lost?');
  new SessionStore(sessionStorage).start('a-token', 'ben@sounding.example');
  expect(await createKeptProjects(() => 'ben@sounding.example').list()).toEqual([]);
});

test('a reload keeps the project in hand with its unsaved work [OPEN-68]', () => {
  const store = new ProjectStore(sessionStorage, keepsNothing);
  store.take(newProject('Walking to school'));
  store.flush();
  const again = new ProjectStore(sessionStorage, keepsNothing);
  expect(again.get()?.form.title).toBe('Walking to school');
  // Otherwise the store would write once more during the next test.
  again.clear();
});

test('a reload with nothing unsaved shows what another tab has saved meanwhile, and what it has left unsaved against it', async () => {
  const tab = new ProjectStore(sessionStorage, keepsNothing);
  tab.take(storedProject(storedProjectSample(), null));
  tab.flush();
  const saved = { subtitle: 'Saved in the other tab', version: 4 };
  const { screen } = await open('/new-project-details', saved);
  await expect.element(subtitleIn(screen)).toHaveValue('Saved in the other tab');

  await buttonIn(screen, 'Preview').click();
  await expect.element(screen.getByText('Saved in the other tab')).toBeVisible();
  saved.subtitle = 'Saved once more';
  await leaveWork('Typed in the other tab');
  await buttonIn(screen, 'Go back').click();
  const row = screen.getByRole('row', { name: /^Subtitle/ });
  await expect.element(row).toHaveTextContent('Typed in the other tab');
  await expect.element(row).toHaveTextContent('Saved once more');
  await buttonIn(screen, 'Discard it').click();
  await expect.element(subtitleIn(screen)).toHaveValue('Saved once more');
});

test('where the browser keeps nothing, that stays to be read until the work is saved', async () => {
  keepNothing();
  const { screen } = await open('/new-project-details?project=12');
  await subtitleIn(screen).fill('In this tab alone');
  await dismissToast(screen, 'Your browser does not let us keep unsaved work');
  const note = screen.getByText(/^Your browser does not let us keep unsaved work/);
  await expect.element(note).toBeVisible();
  await buttonIn(screen, 'Preview').click();
  await expect.element(buttonIn(screen, 'Go back')).toBeVisible();
  await expect.element(note).toBeVisible();
  await buttonIn(screen, 'Go back').click();
  await buttonIn(screen, 'Save as draft').click();
  await expect.element(screen.getByText('Saved!')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test('where the browser keeps nothing, a project that was never saved is asked about as well before it is left', async () => {
  keepNothing();
  const { screen, router, address } = await open('/new-project');
  await screen.getByRole('textbox', { name: 'Title', exact: true }).fill('Walking to school');
  await buttonIn(screen, 'Next: audience').click();
  await expect.element(screen.getByRole('checkbox', { name: '18 - 25' })).toBeVisible();
  await dismissToast(screen, 'Your browser does not let us keep unsaved work');
  void router.navigate('/');
  await expect.element(buttonIn(screen, 'Save changes')).toBeVisible();
  expect(address()).toBe('/new-project-audience');
  await buttonIn(screen, "Don't save changes").click();
  await expect.element(buttonIn(screen, 'Put them back')).toBeVisible();
});
