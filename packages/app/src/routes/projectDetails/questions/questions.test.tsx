import type { Schemas } from '@sounding/api-client';
import { expect, test } from 'vitest';
import { drawLate } from '../../../../../../tools/test/drawLate';
import { openApp } from '../../../testing/openApp';
import { ageRanges, interests, storedProjectSample } from '../../../testing/samples';
import { summaryIn } from '../../../testing/summaryIn';

type Question = Schemas['Project']['questions'][number];

async function openWith(question: Partial<Question>) {
  const [stored] = storedProjectSample().questions;
  if (stored === undefined) throw new Error('The sample has no question');
  const project = storedProjectSample({ questions: [{ ...stored, ...question }] });
  const { screen, server } = await openApp('/new-project-details?project=12', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: {
      'GET /age-ranges': () => ageRanges,
      'GET /interests': () => interests,
      'GET /project-documents/{id}': () => undefined,
      'GET /projects/{id}': () => project,
      'PUT /projects': () => project,
    },
  });
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const field = (name: string) => screen.getByRole('textbox', { name });
  return { screen, server, press, field };
}

test('a deleted question comes back with its answers, and focus with it', async () => {
  const { screen, press, field } = await openWith({
    pollOptions: [{ text: 'Yes' }, { text: 'No' }],
  });
  await press('Delete question 1');
  await expect.element(screen.getByRole('button', { name: 'Add question' })).toHaveFocus();
  await press('Put it back');
  await expect.element(field('Question text')).toHaveFocus();
  await expect.element(field('Choice 2')).toHaveValue('No');
  await expect
    .element(screen.getByRole('button', { name: 'Cancel changes' }))
    .not.toBeInTheDocument();
});

test('a removed choice comes back where it stood, and focus with it', async () => {
  const { screen, press, field } = await openWith({
    pollOptions: [{ text: 'Yes' }, { text: 'Perhaps' }, { text: 'No' }],
  });
  await press('Remove choice 2');
  await expect.element(field('Choice 2')).toHaveValue('No');
  // The editor itself has announced the removal.
  await expect
    .element(
      screen.getByRole('status').filter({ hasText: 'Choice 2, “Perhaps”, can be put back.' }),
    )
    .toBeVisible();
  await field('Choice 1').fill('Yes, often');
  await press('Put it back');
  await expect.element(field('Choice 2')).toHaveFocus();
  await expect.element(field('Choice 2')).toHaveValue('Perhaps');
  await expect.element(field('Choice 1')).toHaveValue('Yes, often');
  await expect.element(field('Choice 3')).toHaveValue('No');
});

test('a removed poll comes back whole, unless another kind of answer has taken its place', async () => {
  const { screen, press, field } = await openWith({
    pollOptions: [{ text: 'Yes' }, { text: 'No' }],
  });
  const back = screen.getByRole('button', { name: 'Put it back' });
  await press('Remove poll');
  await press('Add likert scale');
  await expect.element(back).not.toBeInTheDocument();
  await press('Remove likert scale');
  await back.click();
  await expect.element(field('Choice 1')).toHaveFocus();
  await expect.element(field('Choice 2')).toHaveValue('No');
});

test('a removed likert scale comes back with its labels', async () => {
  const { press, field } = await openWith({
    sliderOption: { maxValue: 7, lowerBoundText: 'Never', upperBoundText: 'Always' },
  });
  await press('Remove likert scale');
  await press('Put it back');
  await expect.element(field('Left label')).toHaveFocus();
  await expect.element(field('Right label')).toHaveValue('Always');
});

test('the summary leads to the poll choice that is empty [RULE-20]', async () => {
  const { screen, press, field } = await openWith({
    pollOptions: [{ text: 'Yes' }, { text: '' }],
  });
  await press('Save as draft');
  await summaryIn(screen)
    .getByRole('link', { name: 'All poll choices need to be filled in' })
    .click();
  await expect.element(field('Choice 2')).toHaveFocus();
  await expect.element(field('Choice 2')).toHaveAccessibleDescription(/All poll choices/);
});

test('the summary leads to the poll choice that reads the same as another', async () => {
  const { screen, press, field } = await openWith({
    pollOptions: [{ text: 'Yes' }, { text: 'Yes' }],
  });
  await press('Save as draft');
  await summaryIn(screen).getByRole('link', { name: 'Choice 2 says the same as choice 1' }).click();
  await expect.element(field('Choice 2')).toHaveFocus();
  await expect.element(field('Choice 2')).toHaveAccessibleDescription(/same as choice 1/);
});

test('the summary leads to the poll that has too few choices [RULE-21]', async () => {
  const { screen, press } = await openWith({ pollOptions: [{ text: 'Yes' }] });
  await press('Save as draft');
  await summaryIn(screen).getByRole('link', { name: 'A poll needs at least 2 choices' }).click();
  const poll = screen.getByRole('group', { name: 'Poll' });
  await expect.element(poll).toHaveAccessibleDescription(/A poll needs at least 2 choices/);
  await expect.element(poll.getByRole('button', { name: 'Remove poll' })).toHaveFocus();
});

test('the summary leads to the label and the highest value of a likert scale [RULE-23]', async () => {
  const { screen, press, field } = await openWith({
    sliderOption: { maxValue: 11, lowerBoundText: 'Never', upperBoundText: '' },
  });
  await press('Save as draft');
  await summaryIn(screen)
    .getByRole('link', { name: /^Question 1: All slider bound texts/ })
    .click();
  await expect.element(field('Right label')).toHaveFocus();
  await summaryIn(screen)
    .getByRole('link', { name: /^Question 1: The slider maximum/ })
    .click();
  await expect.element(field('Highest value')).toHaveFocus();
});

test('whoever adds two questions before the first of them is drawn is led to the second', async () => {
  const { screen, press } = await openWith({});
  drawLate(200);
  await press('Add question');
  await press('Add question');
  const second = screen.getByRole('group', { name: 'Question 3', exact: true });
  await expect.element(second.getByRole('textbox', { name: 'Question text' })).toHaveFocus();
});

test('a question that moves up as one before it is deleted is still led to', async () => {
  const { screen, press, field } = await openWith({});
  await press('Add question');
  await screen
    .getByRole('group', { name: 'Question 2', exact: true })
    .getByRole('button', { name: 'Add likert scale' })
    .click();
  await press('Delete question 1');
  await field('Question text').fill('How likely are you to walk further?');
  await field('Left label').fill('Never');
  await press('Save as draft');
  await summaryIn(screen)
    .getByRole('link', { name: /^Question 1: All slider bound texts/ })
    .click();
  await expect.element(field('Right label')).toHaveFocus();
});

test('a label over its limit is told of at once, counted as a reader counts [QB-04, QB-05, QB-07, RULE-24]', async () => {
  const { screen, press, field } = await openWith({});
  await expect.element(screen.getByText('21 of 255 characters used')).toBeVisible();
  await press('Add likert scale');
  await expect.element(field('Highest value')).toHaveValue('10');
  await expect.element(field('Highest value')).toHaveAccessibleDescription(/^From 5 to 10/);
  await field('Left label').fill('👩‍🔬'.repeat(50));
  await expect.element(field('Left label')).toHaveAccessibleDescription(/50 of 50/);
  await field('Left label').fill('👩‍🔬'.repeat(51));
  await expect
    .element(field('Left label'))
    .toHaveAccessibleDescription(/The Slider bound text cannot exceed 50 characters/);
});

test('what is written is sent, the question keeping its id, and no scale that ends at 0 [QB-03, QB-06, RULE-22]', async () => {
  const { server, press, field } = await openWith({
    sliderOption: { maxValue: 0, lowerBoundText: '', upperBoundText: '' },
  });
  await press('Add poll');
  await field('Choice 1').fill('Yes');
  await expect.element(field('Choice 1')).toHaveAccessibleDescription(/3 of 100/);
  await field('Choice 2').fill('No');
  await press('Save as draft');
  await expect.poll(() => server.arrived('PUT /projects')).toHaveLength(1);
  expect(server.arrived('PUT /projects')[0]?.body).toMatchObject({
    questions: [{ id: 90, pollOptions: [{ text: 'Yes' }, { text: 'No' }], sliderOption: null }],
  });
});

test('a deleted question leaves focus on the button that adds one', async () => {
  const { screen, press } = await openWith({});
  await press('Delete question 1');
  await expect.element(screen.getByRole('button', { name: 'Add question' })).toHaveFocus();
});

test('blank questions are told apart where all errors stand, their words at the field kept [RULE-18]', async () => {
  const { screen, press, field } = await openWith({ text: '' });
  await press('Add question');
  await press('Save as draft');
  for (const name of ['Question 1', 'Question 2'])
    await expect
      .element(
        summaryIn(screen).getByRole('link', {
          name: `${name}: The question cannot be blank`,
          exact: true,
        }),
      )
      .toBeVisible();
  await expect
    .element(field('Question text').nth(1))
    .toHaveAccessibleDescription(/(?<!: )The question cannot be blank/);
});
