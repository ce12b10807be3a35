import { composeStories } from '@storybook/react-vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { QuestionValue } from '../../question';
import { recordKeys } from '../../testing/recordKeys';
import { QuestionEditor } from './QuestionEditor';
import * as stories from './QuestionEditor.stories';

const { BothKinds, Empty, FreeText, Likert, LikertInError, Poll, PollAtItsFewest, PollInError } =
  composeStories(stories);

const addPoll = { name: 'Add poll' };
const addLikert = { name: 'Add likert scale' };
const noKind = { pollOptions: [], sliderOption: null };

/** Renders a question, and gives access to the last value that the app was told. */
async function open(Story: typeof Empty) {
  const onChange = vi.fn<(value: QuestionValue) => void>();
  const screen = await render(<Story onChange={onChange} />);
  return { screen, told: () => onChange.mock.lastCall?.[0] };
}

describe('the kinds of question', () => {
  test('a question is answered in free text until a poll or a scale is added [QB-01]', async () => {
    const { screen, told } = await open(Empty);
    await expect.element(screen.getByText(/Participants answer in their own words/)).toBeVisible();
    await screen.getByRole('textbox', { name: 'Question text' }).click();
    await userEvent.keyboard('Why?');
    await expect.poll(told).toEqual({ text: '<p>Why?</p>', ...noKind });

    await screen.getByRole('button', addPoll).click();
    expect(told()).toMatchObject({ pollOptions: [{}, {}], sliderOption: null });
    await expect
      .element(screen.getByText(/Participants answer in their own words/))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Remove poll' }).click();
    expect(told()).toMatchObject(noKind);

    await screen.getByRole('button', addLikert).click();
    expect(told()).toMatchObject({ pollOptions: [], sliderOption: { maxValue: 10 } });
    await expect
      .element(screen.getByText(/Participants answer in their own words/))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Remove likert scale' }).click();
    expect(told()).toEqual({ text: '<p>Why?</p>', ...noKind });
  });

  test.each([
    ['many', Poll],
    ['two', PollAtItsFewest],
  ])(
    'with a poll of %s choices no likert scale can be added until the poll is removed [QB-02, OPEN-75]',
    async (_many, Story) => {
      const { screen } = await open(Story);
      const likert = screen.getByRole('button', addLikert);
      await expect.element(likert).toBeDisabled();
      await expect
        .element(likert)
        .toHaveAccessibleDescription('To add a likert scale, remove the poll first.');
      await expect.element(screen.getByRole('button', addPoll)).not.toBeInTheDocument();
      await screen.getByRole('button', { name: 'Remove poll' }).click();
      await expect.element(likert).toBeEnabled();
    },
  );

  test('with a likert scale no poll can be added until the scale is removed [QB-02, OPEN-75]', async () => {
    const { screen } = await open(Likert);
    const poll = screen.getByRole('button', addPoll);
    await expect.element(poll).toBeDisabled();
    await expect
      .element(poll)
      .toHaveAccessibleDescription('To add a poll, remove the likert scale first.');
    await expect.element(screen.getByRole('button', addLikert)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Remove likert scale' }).click();
    await expect.element(poll).toBeEnabled();
  });

  test('a stored question with both kinds can be mended by removing one', async () => {
    const { screen, told } = await open(BothKinds);
    await screen.getByRole('button', { name: 'Remove poll' }).click();
    expect(told()).toMatchObject({ pollOptions: [], sliderOption: { upperBoundText: 'Always' } });
    await expect.element(screen.getByRole('button', { name: 'Remove likert scale' })).toHaveFocus();
  });

  test('and focus stays with the poll where the scale goes', async () => {
    const { screen } = await open(BothKinds);
    await screen.getByRole('button', { name: 'Remove likert scale' }).click();
    await expect.element(screen.getByRole('button', { name: 'Remove poll' })).toHaveFocus();
  });

  test('a stored scale up to 0 is no scale', async () => {
    const screen = await render(
      <Empty
        value={{
          text: '',
          pollOptions: [],
          sliderOption: { maxValue: 0, lowerBoundText: '', upperBoundText: '' },
        }}
      />,
    );
    await expect.element(screen.getByRole('button', addPoll)).toBeEnabled();
    await expect.element(screen.getByRole('button', addLikert)).toBeEnabled();
  });
});

describe('the text', () => {
  test('a counter says how much of 255 characters is used, without the markup [QB-07]', async () => {
    const { screen } = await open(FreeText);
    await expect.element(screen.getByText('41 of 255 characters used')).toBeVisible();
  });

  test('the product can count in its own way', async () => {
    const screen = await render(<Poll count={() => 7} countPlainText={() => 8} />);
    await expect.element(screen.getByText('7 of 255 characters used')).toBeVisible();
    expect(screen.getByText('8 of 100 characters used').elements()).toHaveLength(3);
  });
});

describe('a poll', () => {
  test('starts with two empty choices, the first ready to be written [QB-03]', async () => {
    const { screen, told } = await open(Empty);
    await screen.getByRole('button', addPoll).click();
    expect(told()?.pollOptions).toEqual([{ text: '' }, { text: '' }]);
    const first = screen.getByRole('textbox', { name: 'Choice 1' });
    await expect.element(first).toHaveFocus();
    await expect.element(first).toHaveAttribute('id', 'question-1-poll-0');
    await expect.element(first).toHaveValue('');
    await expect.element(screen.getByRole('textbox', { name: 'Choice 2' })).toHaveValue('');
    await expect.element(screen.getByText('Poll with 2 choices added')).toBeInTheDocument();
  });

  test('never loses one of its last two choices [RULE-21, OPEN-74]', async () => {
    const { screen, told } = await open(Poll);
    await screen.getByRole('button', { name: 'Remove choice 2' }).click();
    expect(told()?.pollOptions.map(({ text }) => text)).toEqual([
      'A walking group nearby',
      'A better pavement',
    ]);
    await expect.element(screen.getByRole('button', { name: 'Remove choice 1' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Remove choice 2' })).toBeDisabled();
    await expect
      .element(screen.getByRole('group', { name: 'Poll' }))
      .toHaveAccessibleDescription('Participants pick one. Give at least 2 choices.');
  });

  test('takes the words of a choice and leaves the others alone', async () => {
    const { screen, told } = await open(Poll);
    await screen.getByRole('textbox', { name: 'Choice 2' }).fill('A dog');
    expect(told()?.pollOptions.map(({ text }) => text)).toEqual([
      'A walking group nearby',
      'A dog',
      'A better pavement',
    ]);
  });

  test('a choice that is added is empty, has focus and is announced [OPEN-74]', async () => {
    const { screen, told } = await open(PollAtItsFewest);
    await screen.getByRole('button', { name: 'Add choice' }).click();
    expect(told()?.pollOptions[2]).toEqual({ text: '' });
    await expect.element(screen.getByRole('textbox', { name: 'Choice 3' })).toHaveFocus();
    await expect.element(screen.getByText('Choice 3 added')).toBeInTheDocument();
  });

  test('takes any number of choices [OPEN-74]', async () => {
    const pollOptions = Array.from({ length: 40 }, (_, place) => ({ text: `Way ${place}` }));
    const screen = await render(<Poll value={{ text: '', pollOptions, sliderOption: null }} />);
    await screen.getByRole('button', { name: 'Add choice' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Choice 41' })).toHaveFocus();
  });

  test('after a removal focus is on the choice that took the place, or the last one', async () => {
    const { screen } = await open(Poll);
    const keys = recordKeys();
    const choice = (place: number) => screen.getByRole('textbox', { name: `Choice ${place}` });
    await screen.getByRole('button', { name: 'Add choice' }).click();
    await expect.element(choice(4)).toHaveFocus();
    for (const name of ['Move choice 4 up', 'Move choice 4 down', 'Remove choice 4']) {
      await keys.press('Tab', 'goes on from a choice to the buttons that move and remove it');
      await expect.element(screen.getByRole('button', { name })).toHaveFocus();
    }
    await keys.press('Tab', 'after the last choice goes to the button that adds one');
    await expect.element(screen.getByRole('button', { name: 'Add choice' })).toHaveFocus();
    await keys.press('Enter', 'on **Add choice** adds one and goes to it');
    await expect.element(choice(5)).toHaveFocus();
    await keys.press('Tab', 'goes on from a choice to the buttons that move and remove it');
    await keys.press('Enter', 'on **Move choice up** moves it and goes along');
    await expect.element(screen.getByRole('button', { name: 'Move choice 4 up' })).toHaveFocus();
    await keys.press('Tab', 'goes on from a choice to the buttons that move and remove it');
    await keys.press('Space', 'on **Move choice down** moves it and goes along');
    await expect.element(screen.getByRole('button', { name: 'Move choice 5 down' })).toHaveFocus();
    await keys.press('Tab', 'goes on from a choice to the buttons that move and remove it');
    await keys.press(
      'Space',
      'on **Remove choice** removes it and goes to the choice in its place',
    );
    await expect.element(choice(4)).toHaveFocus();
    await keys.matchTable('QuestionEditor');
    await screen.getByRole('button', { name: 'Remove choice 1' }).click();
    await expect.element(choice(1)).toHaveFocus();
    await expect.element(screen.getByText('Choice 1 removed, 3 choices left')).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Remove choice 3' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Choice 2' })).toHaveFocus();
  });

  test('two choices of the same words are noted as they are written, and told of once the person goes on', async () => {
    const said = 'Choice 3 says the same as choice 1. Participants cannot tell them apart.';
    const { screen } = await open(Poll);
    const last = screen.getByRole('textbox', { name: 'Choice 3' });
    const told = screen.getByRole('status').filter({ hasText: said });
    await last.fill(' a walking GROUP  nearby');
    await expect.element(last).toHaveFocus();
    await expect.element(screen.getByText(said).first()).toBeVisible();
    await expect.element(told).not.toBeInTheDocument();

    await userEvent.tab();
    await expect.element(told).toBeInTheDocument();

    await last.fill('A better pavement');
    await expect.element(screen.getByText(/says the same as/)).not.toBeInTheDocument();
  });

  test('a press on what stands below still counts where it ends the writing of a repeat', async () => {
    const { screen } = await open(Poll);
    await screen.getByRole('textbox', { name: 'Choice 3' }).fill('A walking group nearby');
    await screen.getByRole('button', { name: 'Add choice' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Choice 4' })).toHaveFocus();
  });

  test('choices that are both empty yet are not said to be the same', async () => {
    const { screen } = await open(Empty);
    await screen.getByRole('button', addPoll).click();
    await screen.getByRole('textbox', { name: 'Question text' }).click();
    await expect.element(screen.getByText(/says the same as/)).not.toBeInTheDocument();
  });

  test('removed, it leaves focus on the button that adds it again', async () => {
    const { screen } = await open(Poll);
    await screen.getByRole('button', { name: 'Remove poll' }).click();
    await expect.element(screen.getByRole('button', addPoll)).toHaveFocus();
    await expect.element(screen.getByText('Poll removed')).toBeInTheDocument();
  });
});

describe('a likert scale', () => {
  test('starts with ten as its highest value, its left label ready to be written [QB-04]', async () => {
    const { screen, told } = await open(Empty);
    await screen.getByRole('button', addLikert).click();
    expect(told()?.sliderOption).toEqual({ maxValue: 10, lowerBoundText: '', upperBoundText: '' });
    await expect.element(screen.getByRole('textbox', { name: 'Highest value' })).toHaveValue('10');
    await expect.element(screen.getByRole('textbox', { name: 'Left label' })).toHaveFocus();
    await expect.element(screen.getByText('Likert scale added')).toBeInTheDocument();
  });

  test('ends anywhere from five to ten, one by one [QB-05]', async () => {
    const { screen, told } = await open(Likert);
    const more = screen.getByRole('button', { name: 'Increase Highest value' });
    const fewer = screen.getByRole('button', { name: 'Decrease Highest value' });
    for (const expected of [6, 5]) {
      await fewer.click();
      expect(told()?.sliderOption?.maxValue).toBe(expected);
    }
    await expect.element(fewer).toBeDisabled();
    for (const expected of [6, 7, 8, 9, 10]) {
      await more.click();
      expect(told()?.sliderOption?.maxValue).toBe(expected);
    }
    await expect.element(more).toBeDisabled();
  });

  test('an emptied highest value goes back to what it was', async () => {
    const { screen, told } = await open(Likert);
    const maximum = screen.getByRole('textbox', { name: 'Highest value' });
    await maximum.fill('');
    await userEvent.tab();
    await expect.element(maximum).toHaveValue('7');
    expect(told()).toBeUndefined();
  });

  test('takes the words of its two ends, each counted', async () => {
    const { screen, told } = await open(Likert);
    await screen.getByRole('textbox', { name: 'Left label' }).fill('Never');
    await screen.getByRole('textbox', { name: 'Right label' }).fill('Always!');
    expect(told()?.sliderOption).toEqual({
      maxValue: 7,
      lowerBoundText: 'Never',
      upperBoundText: 'Always!',
    });
    await expect.element(screen.getByText('5 of 50 characters used')).toBeVisible();
    await expect.element(screen.getByText('7 of 50 characters used')).toBeVisible();
  });

  test('removed, it leaves focus on the button that adds it again', async () => {
    const { screen } = await open(Likert);
    await screen.getByRole('button', { name: 'Remove likert scale' }).click();
    await expect.element(screen.getByRole('button', addLikert)).toHaveFocus();
    await expect.element(screen.getByText('Likert scale removed')).toBeInTheDocument();
  });
});

describe('what an error summary and assistive technology find', () => {
  test('each error of a poll is read with its field', async () => {
    const { screen } = await open(PollInError);
    const described = (name: string) => expect.element(screen.getByRole('textbox', { name }));
    await described('Question text').toHaveAccessibleDescription(/The question cannot be blank/);
    await described('Choice 1').toHaveAccessibleDescription(/All poll choices need/);
    await expect
      .element(screen.getByRole('group', { name: 'Poll' }))
      .toHaveAccessibleDescription(/A poll needs at least 2 choices/);
  });

  test('each error of a scale is read with its field', async () => {
    const { screen } = await open(LikertInError);
    const described = (name: string) => expect.element(screen.getByRole('textbox', { name }));
    await described('Left label').toHaveAccessibleDescription(/All slider bound texts/);
    await described('Right label').toHaveAccessibleDescription(/cannot exceed 50/);
    await described('Highest value').toHaveAccessibleDescription(/whole number from 5 to 10/);
  });

  test.each([
    ['question-1-text', Poll, 'Question text'],
    ['question-1-poll-2', Poll, 'Choice 3'],
    ['question-1-left-label', Likert, 'Left label'],
    ['question-1-right-label', Likert, 'Right label'],
    ['question-1-maximum', Likert, 'Highest value'],
  ])('%s leads to its field', async (fieldId, Story, name) => {
    const { screen } = await open(Story);
    await expect.element(screen.getByRole('textbox', { name })).toHaveAttribute('id', fieldId);
  });

  test('a question is a group with its name under a heading', async () => {
    const { screen } = await open(FreeText);
    await expect.element(screen.getByRole('heading', { name: 'Question 1' })).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Question 1' })).toBeVisible();
  });

  test('removing the whole question is left to the app', async () => {
    const onRemove = vi.fn();
    const screen = await render(<FreeText onRemove={onRemove} />);
    await screen.getByRole('button', { name: 'Remove Question 1' }).click();
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  test('a team can replace the words, also those of the fields inside', async () => {
    const screen = await render(
      <Poll messages={{ addChoice: 'Ajouter', required: '(obligatoire)' }} />,
    );
    await expect.element(screen.getByRole('button', { name: 'Ajouter' })).toBeVisible();
    expect(screen.getByText('(obligatoire)').elements()).toHaveLength(4);
  });
});

test('the preview is shown on request and follows every change', async () => {
  const { screen } = await open(Empty);
  await screen.getByRole('button', { name: 'See it as participants will' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Comments' })).toBeDisabled();
  await screen.getByRole('button', addPoll).click();
  await screen.getByRole('textbox', { name: 'Choice 2' }).fill('Never');
  await expect.element(screen.getByRole('radio', { name: 'Never' })).toBeDisabled();

  await screen.getByRole('button', { name: 'Hide what participants see' }).click();
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
});

test('a long name of a question stays inside a narrow place, also on the button that removes it', async () => {
  const screen = await render(
    <div style={{ inlineSize: '20rem' }}>
      <Empty label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" onRemove={vi.fn()} />
    </div>,
  );
  const button = screen.getByRole('button', { name: /^Remove/u }).element();
  const place = screen.getByRole('group').first().element().getBoundingClientRect();
  // As with every quiet button, the space around its words reaches out of the column.
  expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(place.right + 8);
});

test.each([320, 360, 1024])(
  'no focus ring of a button in a poll covers anything or reaches over the edge of the poll, at %i pixels',
  async (width) => {
    await page.viewport(width, 768);
    onTestFinished(() => page.viewport(1024, 768));
    const screen = await render(
      <div style={{ padding: '1rem' }}>
        <Poll />
      </div>,
    );
    const panel = screen.getByRole('group', { name: 'Poll' });
    const others = [
      ...panel.getByRole('textbox').elements(),
      ...panel.getByText(/^Participants|^Choice|used$/).elements(),
    ];
    const edge = panel.element().getBoundingClientRect();
    const buttons = panel.getByRole('button').elements();
    expect(buttons.length).toBeGreaterThan(9);
    for (const button of buttons.filter((each) => each.textContent.startsWith('Remove'))) {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const ring = { left: left - 5, top: top - 5, right: right + 5, bottom: bottom + 5 };
      const covered = [...others, ...buttons].filter((other) => {
        if (other === button) return false;
        const words = document.createRange();
        words.selectNodeContents(other);
        const part = (other.matches('p, label, span') ? words : other).getBoundingClientRect();
        return (
          part.left < ring.right &&
          part.right > ring.left &&
          part.top < ring.bottom &&
          part.bottom > ring.top
        );
      });
      expect(covered).toEqual([]);
      expect(ring.right).toBeLessThan(edge.right);
    }
  },
);

test('a part that comes late takes no focus from whoever has gone on', async () => {
  const onChange = vi.fn<(value: QuestionValue) => void>();
  const question = { text: '', pollOptions: [], sliderOption: null };
  const story = (value: QuestionValue) => (
    <>
      <QuestionEditor
        id="question"
        label="Question 1"
        value={value}
        onChange={onChange}
        limits={{
          text: 255,
          pollChoice: 100,
          likertLabel: 50,
          minimumPollChoices: 2,
          likertMinimum: 5,
          likertMaximum: 10,
        }}
      />
      <button type="button">Save</button>
    </>
  );
  const screen = await render(story(question));
  await screen.getByRole('button', addPoll).click();
  const asked = onChange.mock.lastCall?.[0] ?? question;
  const save = screen.getByRole('button', { name: 'Save' });
  save.element().focus();
  await screen.rerender(story(asked));
  await expect.element(screen.getByRole('button', { name: 'Remove poll' })).toBeVisible();
  await expect.element(save).toHaveFocus();
});

test('what was said of a question goes once another is set from outside, and does not come back', async () => {
  const limits = Empty.args.limits;
  if (limits === undefined) throw new Error('The story has no limits.');
  const editor = (value: QuestionValue, onChange: (value: QuestionValue) => void) => (
    <QuestionEditor id="q" label="Question" value={value} onChange={onChange} limits={limits} />
  );
  const onChange = vi.fn<(value: QuestionValue) => void>();
  const screen = await render(editor({ text: '<p>Why?</p>', ...noKind }, onChange));
  await screen.getByRole('button', addPoll).click();
  const told = onChange.mock.lastCall?.[0];
  if (told === undefined) throw new Error('Nothing was told.');
  await screen.rerender(editor(structuredClone(told), onChange));
  const said = screen.getByText('Poll with 2 choices added');
  await expect.element(said).toBeInTheDocument();

  const other = { text: '<p>When?</p>', ...noKind };
  await screen.rerender(editor(other, onChange));
  await expect.element(said).not.toBeInTheDocument();
  await screen.getByRole('textbox', { name: 'Question text' }).click();
  await userEvent.keyboard('!');
  await expect.poll(() => onChange.mock.lastCall?.[0]).not.toEqual(told);
  await screen.rerender(editor(onChange.mock.lastCall?.[0] ?? other, onChange));
  await expect.element(said).not.toBeInTheDocument();
});
