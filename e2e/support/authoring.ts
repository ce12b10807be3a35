import { expect, type Locator, type Page } from '@playwright/test';

export const researcher = 'researcher@sounding.example';

/** Projects of the demonstration's researcher that are not published yet. */
export const drafts = {
  vaccines: 'Vaccines in pregnancy: how we explain the risk',
  cooking: 'Cooking together with type 2 diabetes',
} as const;

export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
export const saved = (page: Page): Locator => page.getByText('Saved!');
/** The toasts; a live region elsewhere repeats their words. */
export const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/** Opens a draft from the list, where work on it is continued. */
export async function openDraft(page: Page, title: string): Promise<void> {
  await page.goto('/?view=unpublished');
  await page.getByRole('row', { name: title }).getByText(title).click();
  await expect(field(page, 'Subtitle')).toBeVisible();
}

/** Steps 1 and 2 of a new project, up to its details page. */
export async function beginProject(page: Page, title: string): Promise<void> {
  await page.goto('/new-project');
  await field(page, 'Title').fill(title);
  await button(page, 'Next: audience').click();
  await chooseAudience(page);
  await button(page, 'Next: project details').click();
  await expect(field(page, 'Subtitle')).toBeVisible();
}

export async function chooseAudience(page: Page): Promise<void> {
  for (const name of ['26 - 35', 'Lungs and breathing'])
    await page.getByRole('checkbox', { name }).press('Space');
}

/** Everything that the details page asks for, except for its subtitle. */
export async function fillDetails(page: Page): Promise<void> {
  await button(page, 'Add question').click();
  await field(page, 'Question text').fill('What would help you?');
  await field(page, 'Heading 1').fill('Why we ask');
  await field(page, 'Paragraph 1').fill('We plan short meetings in small groups.');
  await field(page, 'End date').fill('31/12/2090 17:00');
}
