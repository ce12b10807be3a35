import type { Schemas } from '@sounding/api-client';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
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

async function openWith(contents: Content[]) {
  const { screen } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /age-ranges': () => ageRanges,
      'GET /interests': () => interests,
      'GET /project-documents/{id}': () => undefined,
      'GET /projects/{id}': () => storedProjectSample({ contents }),
    },
  });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(button('Add Paragraph')).toBeVisible();
  return { screen, button };
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
  await button('Add Paragraph').click();
  await expect.element(button('Delete heading 1 and its paragraph')).toBeEnabled();
  await button('Delete heading 1 and its paragraph').click();
  await expect.element(button('Delete heading 1 and its paragraph')).toBeDisabled();
});

test.each(['image', 'video'])(
  'with one %s, no second of either kind can be added [EDIT-04]',
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
  await screen.getByRole('textbox', { name: 'Heading 2' }).click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Paragraph 2' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Delete heading 2 and its paragraph')).toHaveFocus();
});
