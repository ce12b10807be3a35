import type { Schemas } from '@sounding/api-client';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Answers } from '../../../testing/fakeServer';
import { openApp } from '../../../testing/openApp';
import { ageRanges, interests, storedProjectSample } from '../../../testing/samples';

type Content = Schemas['ContentItem'];

const pair = (number: number): Content[] => [
  {
    id: number * 10,
    type: 'HEADING',
    value: `Heading of ${number}`,
    imageBase64: null,
    imageAltText: null,
  },
  {
    id: number * 10 + 1,
    type: 'PARAGRAPH',
    value: `<p>Paragraph of ${number}</p>`,
    imageBase64: null,
    imageAltText: null,
  },
];

async function openWith(contents: Content[], answers: Answers = {}) {
  const { screen, server } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /age-ranges': () => ageRanges,
      'GET /interests': () => interests,
      'GET /project-documents/{id}': () => undefined,
      'GET /projects/{id}': () => storedProjectSample({ contents }),
      ...answers,
    },
  });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(button('Add Paragraph')).toBeVisible();
  return { screen, button, server };
}

test('Add Paragraph adds a heading and a paragraph together, and leads to them [EDIT-01]', async () => {
  const { screen, button } = await openWith(pair(1));
  await button('Add Paragraph').click();
  await expect.element(screen.getByRole('textbox', { name: 'Heading 2' })).toHaveValue('');
  await expect.element(screen.getByRole('textbox', { name: 'Heading 2' })).toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: 'Paragraph 2' })).toHaveTextContent('');
});

test('with four paragraphs no fifth can be added, and the button says why [EDIT-05]', async () => {
  const { button } = await openWith([1, 2, 3].flatMap(pair));
  await expect.element(button('Add Paragraph')).toBeEnabled();
  await button('Add Paragraph').click();
  await expect.element(button('Add Paragraph')).toBeDisabled();
  await expect
    .element(button('Add Paragraph'))
    .toHaveAccessibleDescription('A description can have up to four paragraphs.');
});

test('a heading cannot be deleted while there are fewer than four items [EDIT-06]', async () => {
  const { button } = await openWith(pair(1));
  await expect.element(button('Delete heading 1 and its paragraph')).toBeDisabled();
  await button('Add an image').click();
  await expect.element(button('Remove the image')).toBeVisible();
  await expect.element(button('Delete heading 1 and its paragraph')).toBeDisabled();
  await button('Remove the image').click();
  await button('Add Paragraph').click();
  await expect.element(button('Delete heading 1 and its paragraph')).toBeEnabled();
  await button('Delete heading 1 and its paragraph').click();
  await expect.element(button('Delete heading 1 and its paragraph')).toBeDisabled();
});

test('a deleted heading comes back with its paragraph where it stood, and focus with it', async () => {
  const { screen, button } = await openWith([1, 2, 3].flatMap(pair));
  const heading = (number: number) => screen.getByRole('textbox', { name: `Heading ${number}` });
  await button('Delete heading 2 and its paragraph').click();
  await expect.element(heading(2)).toHaveValue('Heading of 3');
  await expect.element(button('Add Paragraph')).toHaveFocus();
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Heading 2 and its paragraph' }))
    .toBeVisible();
  await heading(1).fill('Written since');
  await button('Put them back').click();
  await expect.element(heading(2)).toHaveValue('Heading of 2');
  await expect.element(heading(2)).toHaveFocus();
  await expect.element(heading(1)).toHaveValue('Written since');
  await expect.element(heading(3)).toHaveValue('Heading of 3');
  await expect
    .element(screen.getByRole('textbox', { name: 'Paragraph 2' }))
    .toHaveTextContent('Paragraph of 2');
  await expect.element(button('Put them back')).not.toBeInTheDocument();
});

test('what was deleted and put back leaves nothing to save', async () => {
  const { button } = await openWith([1, 2].flatMap(pair));
  await button('Delete heading 1 and its paragraph').click();
  await expect.element(button('Cancel changes')).toBeVisible();
  await button('Put them back').click();
  await expect.element(button('Cancel changes')).not.toBeInTheDocument();
});

test('what was deleted, and saved without, comes back as something new', async () => {
  const rest = storedProjectSample({ contents: pair(2), version: 4 });
  const { button, server } = await openWith([1, 2].flatMap(pair), { 'PUT /projects': () => rest });
  await button('Delete heading 1 and its paragraph').click();
  await button('Save as draft').click();
  await expect.poll(() => server.arrived('PUT /projects')).toHaveLength(1);
  await button('Put them back').click();
  await button('Save as draft').click();
  await expect.poll(() => server.arrived('PUT /projects')).toHaveLength(2);
  expect(server.arrived('PUT /projects')[1]?.body).toHaveProperty('contents', [
    { type: 'HEADING', value: 'Heading of 1' },
    { type: 'PARAGRAPH', value: '<p>Paragraph of 1</p>' },
    { id: 20, type: 'HEADING', value: 'Heading of 2' },
    { id: 21, type: 'PARAGRAPH', value: '<p>Paragraph of 2</p>' },
  ]);
});

test('nothing is offered back where nothing was written, or where there is no room', async () => {
  const { button } = await openWith([1, 2, 3].flatMap(pair));
  await button('Add Paragraph').click();
  await button('Delete heading 4 and its paragraph').click();
  await expect.element(button('Add Paragraph')).toBeEnabled();
  await expect.element(button('Put them back')).not.toBeInTheDocument();
  await button('Delete heading 1 and its paragraph').click();
  await expect.element(button('Put them back')).toBeVisible();
  await button('Add Paragraph').click();
  await button('Add Paragraph').click();
  await expect.element(button('Put them back')).not.toBeInTheDocument();
});

test.each(['image', 'video'])(
  'with one %s, no second of either kind can be added [DET-05, EDIT-04]',
  async (kind) => {
    const { button } = await openWith(pair(1));
    await button(`Add ${kind === 'image' ? 'an' : 'a'} ${kind}`).click();
    await expect.element(button(`Remove the ${kind}`)).toBeVisible();
    for (const name of ['Add an image', 'Add a video'])
      await expect.element(button(name)).not.toBeInTheDocument();
    await button(`Remove the ${kind}`).click();
    for (const name of ['Add an image', 'Add a video'])
      await expect.element(button(name)).toBeVisible();
  },
);

test('what deletes a pair stands after the pair, and not on the way from its heading to its paragraph', async () => {
  const { screen, button } = await openWith([1, 2].flatMap(pair));
  const paragraph = screen.getByRole('textbox', { name: 'Paragraph 2' });
  await expect.element(paragraph).toBeVisible();
  await screen.getByRole('textbox', { name: 'Heading 2' }).click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(paragraph).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Delete heading 2 and its paragraph')).toHaveFocus();
});
