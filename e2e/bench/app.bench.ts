import type { Locator, Page } from '@playwright/test';
import { button, field, openDraft, drafts, researcher } from '../support/authoring';
import { beginSignedIn } from '../support/session';
import { expect, test } from '../support/test';
import { noteWhatIsFelt, readWhatWasFelt, slowDown, type Felt } from './felt';

const slowdown = Number(process.env['SLOWDOWN'] ?? 4);
const rounds = Number(process.env['ROUNDS'] ?? 5);
const project = 'Living well with breathlessness at home';

/** As fast as a person who types well: twelve keys a second. */
const typing = { delay: 80 };

/** What a person would feel of each action, with an entry for each round. */
const felt = new Map<string, Felt[]>();

const note = (what: string, entry: Felt) => felt.set(what, [...(felt.get(what) ?? []), entry]);

/** Performs an action and records how it felt, once its result is visible. */
async function feel(page: Page, what: string, act: () => Promise<void>, then: Locator) {
  await readWhatWasFelt(page);
  await act();
  // Finding an element by its role is work for the page, which would delay the paint that is measured.
  await nextPicture(page);
  await expect(then).toBeVisible();
  note(what, await readWhatWasFelt(page));
}

const nextPicture = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Presses a target that the pointer is already on, as a person's is, and records how it felt. */
async function feelPress(page: Page, what: string, target: Locator, then: Locator) {
  await target.hover();
  const press = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  await feel(page, what, press, then);
}

/** Opens an address and records how it felt until the page is complete. */
async function open(page: Page, what: string, address: string, then: Locator) {
  await page.goto(address);
  await expect(then).toBeVisible();
  await page.waitForLoadState('networkidle');
  note(what, await readWhatWasFelt(page));
}

async function beginSlowly(page: Page, productUrl: string, login: string) {
  await beginSignedIn(page, productUrl, login);
  await noteWhatIsFelt(page);
  await slowDown(page, slowdown);
}

const median = (all: readonly number[]) =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

for (let round = 1; round <= rounds; round += 1) {
  test(`a bare button, round ${round}`, async ({ page }) => {
    await noteWhatIsFelt(page);
    await slowDown(page, slowdown);
    const script = "onclick=()=>document.querySelector('p').hidden=false";
    await page.goto(
      `data:text/html,<!doctype html><button>Press</button><p hidden>Pressed</p><script>${script}</script>`,
    );
    await feelPress(page, 'a bare button', button(page, 'Press'), page.getByText('Pressed'));
  });

  test(`list and overview, round ${round}`, async ({ page, product }) => {
    await beginSlowly(page, product.url, researcher);
    const heading = page.getByRole('heading', { level: 1 });
    await open(
      page,
      'open the list',
      '/?view=published',
      page.getByRole('link', { name: project }),
    );
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await feelPress(
      page,
      'another view of the list',
      tab(/^Unpublished/),
      page.getByText(drafts.cooking),
    );
    await tab(/^Published/).click();
    await feelPress(
      page,
      'a project of the list',
      page.getByRole('link', { name: project }),
      page.getByRole('heading', { level: 1, name: project }),
    );
    for (const name of [/^Updates/, /^Questions/, /^Feedback/])
      await feelPress(
        page,
        'a view of the project',
        tab(name),
        page.getByRole('tabpanel', { name }),
      );
    await feelPress(page, 'open a dialog', button(page, 'Export'), page.getByRole('dialog'));
    await feel(page, 'close it', () => page.keyboard.press('Escape'), heading.first());
  });

  test(`writing, round ${round}`, async ({ page, product }) => {
    await beginSlowly(page, product.url, researcher);
    await openDraft(page, drafts.cooking);
    await page.waitForLoadState('networkidle');
    const subtitle = field(page, 'Subtitle');
    await subtitle.click();
    await feel(page, 'a key in a field', () => page.keyboard.type('Together', typing), subtitle);
    const paragraph = field(page, 'Paragraph 1');
    await feelPress(page, 'into a rich text', paragraph, paragraph);
    await feel(
      page,
      'a key in a rich text',
      () => page.keyboard.type('our cohort', typing),
      paragraph,
    );
    await feel(page, 'bold', () => page.keyboard.press('Control+b'), paragraph);
    const detector = page.getByRole('checkbox', { name: /[Jj]argon/ });
    await detector.focus();
    await feel(
      page,
      'the jargon detector',
      () => page.keyboard.press('Space'),
      page.locator('mark').first(),
    );
    await paragraph.click();
    await feel(
      page,
      'a key with the detector on',
      () => page.keyboard.type(' of people', typing),
      paragraph,
    );
    await feelPress(
      page,
      'another paragraph',
      button(page, 'Add Paragraph'),
      field(page, 'Paragraph 2'),
    );
    await feelPress(
      page,
      'a calendar',
      page.getByRole('button', { name: /calendar/i }).first(),
      page.getByRole('dialog'),
    );
    await page.keyboard.press('Escape');
    await feelPress(
      page,
      'another question',
      button(page, 'Add question'),
      field(page, 'Question text').last(),
    );
  });
}

test.afterAll(() => {
  const bare = median((felt.get('a bare button') ?? []).map(({ interaction }) => interaction));
  const rows = [...felt].map(([what, all]) => {
    const interaction = median(all.map((entry) => entry.interaction));
    return [
      what,
      {
        'next paint (ms)': Math.round(interaction),
        'as a bare button': (interaction / bare).toFixed(1),
        'layout shift': Math.max(...all.map(({ shift }) => shift)).toFixed(3),
        'longest task (ms)': Math.round(median(all.map(({ task }) => task))),
        'after load': Math.round(median(all.map(({ taskAfterLoad }) => taskAfterLoad))),
      },
    ] as const;
  });
  console.log(`\nMedians of ${rounds} rounds, processor ${slowdown} times slower:`);
  console.table(Object.fromEntries(rows));
});
