import { glossary } from '@sounding/domain/jargon';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openApp } from '../../../testing/openApp';
import { ageRanges, interests, storedProjectSample } from '../../../testing/samples';

/** A stored project with this text in its only paragraph, and this heading. */
const projectSaying = (text: string, heading: string) =>
  storedProjectSample({
    contents: [
      { id: 72, type: 'HEADING', value: heading, imageBase64: null, imageAltText: null },
      {
        id: 73,
        type: 'PARAGRAPH',
        value: `<p>${text}</p>`,
        imageBase64: null,
        imageAltText: null,
      },
    ],
  });

async function openDescription(text: string, heading = 'About') {
  const { screen, server } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /age-ranges': () => ageRanges,
      'GET /interests': () => interests,
      'GET /project-documents/{id}': () => undefined,
      'GET /projects/{id}': () => projectSaying(text, heading),
      'PUT /projects': () => projectSaying(text, heading),
    },
  });
  const paragraph = screen.getByRole('textbox', { name: 'Paragraph 1' });
  await expect.element(paragraph).toHaveTextContent(text);
  const detector = screen.getByRole('checkbox', { name: 'Jargon detector' });
  const press = async () => {
    detector.element().focus();
    await userEvent.keyboard(' ');
  };
  const highlighted = () =>
    [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  return { screen, server, detector, press, highlighted };
}

test('the jargon detector is off until asked for, and goes off again [JARGON-01]', async () => {
  const { screen, detector, press, highlighted } = await openDescription('A cohort study');
  await expect.element(detector).not.toBeChecked();
  expect(highlighted()).toEqual([]);
  await press();
  await expect.poll(highlighted).toEqual(['cohort study']);
  await expect.element(screen.getByText(/1 research term in 1 place/).first()).toBeVisible();
  await press();
  await expect.poll(highlighted).toEqual([]);
  await expect.element(screen.getByText(/1 research term/)).not.toBeInTheDocument();
});

test('a term in any heading is marked and counted while the detector is on [JARGON-01, JARGON-02]', async () => {
  const { screen, press, highlighted } = await openDescription(
    'With a placebo',
    'A cohort study with a placebo',
  );
  expect(highlighted()).toEqual([]);
  await press();
  await expect.poll(highlighted).toEqual(['cohort study', 'placebo', 'placebo']);
  await expect.element(screen.getByText(/2 research terms in 3 places/).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Add Paragraph' }).click();
  await screen.getByRole('textbox', { name: 'Heading 2' }).fill('Our cohort');
  await expect.poll(highlighted).toEqual(['cohort study', 'placebo', 'placebo', 'cohort']);
  await press();
  await expect.poll(highlighted).toEqual([]);
});

test('every term of the glossary is highlighted where it stands [JARGON-02]', async () => {
  const terms = glossary.map(({ term }) => term);
  const { press, highlighted } = await openDescription(terms.join('. '));
  await press();
  await expect.poll(highlighted).toEqual(terms);
});

test('a term counts in any case, and as a whole word alone [JARGON-02, OPEN-93]', async () => {
  const { press, highlighted } = await openDescription('PLACEBO, a Cohort Study, placebolike');
  await press();
  await expect.poll(highlighted).toEqual(['PLACEBO', 'Cohort Study']);
});

test('a term explains itself, and plainer words are what is saved [JARGON-03]', async () => {
  const { screen, server, press } = await openDescription('Placebo');
  await press();
  const placebo = glossary.find(({ term }) => term === 'placebo');
  await screen.getByRole('button', { name: 'placebo 1 place' }).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Jargon: placebo' }))
    .toHaveAccessibleDescription(placebo?.hint);
  await screen.getByRole('button', { name: 'Replace with “dummy treatment”' }).click();
  await screen.getByRole('button', { name: 'Save as draft' }).click();
  await expect
    .poll(() => JSON.stringify(server.arrived('PUT /projects')[0]?.body))
    .toContain('<p>Dummy treatment</p>');
});

test('a term in a heading explains itself, and plainer words are what is saved [JARGON-03]', async () => {
  const { screen, server, press } = await openDescription('How people sleep', 'Placebo or not');
  await press();
  const placebo = glossary.find(({ term }) => term === 'placebo');
  await screen.getByRole('button', { name: 'Placebo', exact: true }).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Jargon: placebo' }))
    .toHaveAccessibleDescription(placebo?.hint);
  await screen.getByRole('button', { name: 'Replace with “dummy treatment”' }).click();
  const heading = screen.getByRole('textbox', { name: 'Heading 1' });
  await expect.element(heading).toHaveValue('Dummy treatment or not');
  await expect.element(heading).toHaveFocus();
  await screen.getByRole('button', { name: 'Save as draft' }).click();
  await expect
    .poll(() => JSON.stringify(server.arrived('PUT /projects')[0]?.body))
    .toContain('"Dummy treatment or not"');
});

test('an opposite is never offered the words of what it denies [JARGON-03]', async () => {
  const { screen, press } = await openDescription('The study is underpowered');
  await press();
  await screen.getByRole('button', { name: 'statistical power 1 place' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Replace with “too small for a clear answer”' }))
    .toBeVisible();
  expect(screen.getByRole('button', { name: /^Replace/ }).elements()).toHaveLength(1);
});
