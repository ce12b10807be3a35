import { composeStories } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { translatePage } from '../../../../../tools/test/translatePage';
import { largeTextOnPhone } from '../../testing/largeTextOnPhone';
import { listen } from '../../testing/listen';
import { recordKeys } from '../../testing/recordKeys';
import { Button } from '../Button';
import { UiProvider } from '../UiProvider';
import { Calendar } from './Calendar';
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker';
import { dateTimePickerMessages } from './DateTimePicker.messages';
import * as stories from './DateTimePicker.stories';

const {
  Disabled,
  Empty,
  Filled,
  NightWithThatHourTwice,
  ReadOnly,
  SetFromOutside,
  WithError,
  WithLimits,
} = composeStories(stories);

/** An app that gives the problem back as its own `error`, as after a refused save. */
function ToldByTheApp() {
  const [problem, setProblem] = useState<string>();
  const error = problem === undefined ? undefined : `App: ${problem}`;
  return <Empty error={error} onProblemChange={setProblem} />;
}

async function renderEmpty() {
  const onChange = vi.fn();
  const onProblemChange = vi.fn();
  const screen = await render(<Empty onChange={onChange} onProblemChange={onProblemChange} />);
  return {
    screen,
    onChange,
    onProblemChange,
    input: screen.getByRole('textbox', { name: 'End date' }),
  };
}

test('a value is shown as dd/MM/yyyy, HH:mm in UK time [DET-04]', async () => {
  const screen = await render(<Filled />);
  await expect
    .element(screen.getByRole('textbox', { name: 'End date' }))
    .toHaveValue('01/12/2032, 14:30');
});

test('typed 01/12 is 1 December (pitfall 4) [DET-04]', async () => {
  const { input, onChange } = await renderEmpty();
  await input.fill('01/12/2032, 14:30');
  expect(onChange).toHaveBeenLastCalledWith(new Date('2032-12-01T14:30:00Z'));
});

test('what can be read is written in full on leaving', async () => {
  const { input } = await renderEmpty();
  await input.fill('1/12/2032 9:30');
  await userEvent.tab();
  await expect.element(input).toHaveValue('01/12/2032, 09:30');
});

test('a day and time that are picked give what typing gives (pitfall 4)', async () => {
  const { screen, input, onChange } = await renderEmpty();
  await input.fill('01/12/2032, 14:30');
  await screen.getByRole('button', { name: 'Choose from a calendar: End date' }).click();
  await screen.getByRole('button', { name: 'Friday 10 December 2032' }).click();
  await screen.getByRole('combobox', { name: 'Hour' }).selectOptions('16');
  await screen.getByRole('combobox', { name: 'Minute' }).selectOptions('05');
  await screen.getByRole('button', { name: 'Done' }).click();

  await expect.element(input).toHaveValue('10/12/2032, 16:05');
  const picked = onChange.mock.lastCall;
  await input.fill('');
  await input.fill('10/12/2032, 16:05');
  expect(onChange.mock.lastCall).toEqual(picked);
});

test('the calendar works by keyboard and gives focus back', async () => {
  const screen = await render(<Filled />);
  const open = screen.getByRole('button', { name: 'Choose from a calendar: End date' });
  const keys = recordKeys();
  const day = (words: string) => screen.getByRole('button', { name: words });

  await keys.press('Tab', 'goes to the field, where date and time are typed');
  await expect.element(screen.getByRole('textbox', { name: 'End date' })).toHaveFocus();
  await keys.press('Tab', 'again goes to the button with the calendar');
  await expect.element(open).toHaveFocus();
  await keys.press('Enter', 'on the button opens the calendar at the chosen day');
  await expect.element(day('Wednesday 1 December 2032, chosen')).toHaveFocus();
  await keys.press('Arrow down', 'goes one week on');
  await expect.element(day('Wednesday 8 December 2032')).toHaveFocus();
  await keys.press('Arrow right', 'goes one day on');
  await expect.element(day('Thursday 9 December 2032')).toHaveFocus();
  await keys.press('End', 'goes to the last day of the week');
  await expect.element(day('Sunday 12 December 2032')).toHaveFocus();
  await keys.press('Home', 'goes to the first day of the week');
  await expect.element(day('Monday 6 December 2032')).toHaveFocus();
  await keys.press('Arrow up', 'goes one week back');
  await expect.element(day('Monday 29 November 2032')).toHaveFocus();
  await keys.press('Arrow left', 'goes one day back');
  await expect.element(day('Sunday 28 November 2032')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(day('Thursday 9 December 2032')).toHaveFocus();
  await keys.press('Page down', 'goes one month on');
  await expect.element(day('Sunday 9 January 2033')).toHaveFocus();
  await keys.press('Page up', 'goes one month back');
  await expect.element(day('Thursday 9 December 2032')).toHaveFocus();
  await keys.press('Shift + Page down', 'goes one year on');
  await expect.element(day('Friday 9 December 2033')).toHaveFocus();
  await keys.press('Shift + Page up', 'goes one year back');
  await expect.element(day('Thursday 9 December 2032')).toHaveFocus();
  await keys.press('Enter', 'on a day chooses it');
  await expect.element(day('Thursday 9 December 2032, chosen')).toHaveFocus();
  await keys.press('Escape', 'closes the calendar and goes back to its button');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await keys.matchTable('DateTimePicker');
  await expect
    .element(screen.getByRole('textbox', { name: 'End date' }))
    .toHaveValue('09/12/2032, 14:30');
});

test('an emptied field is null', async () => {
  const onChange = vi.fn();
  const screen = await render(<Filled onChange={onChange} />);
  await screen.getByRole('textbox', { name: 'End date' }).clear();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('what a handler of problems answers is nothing to the field', async () => {
  const told: (string | undefined)[] = [];
  const screen = await render(<Empty onProblemChange={(problem) => told.push(problem)} />);
  const input = screen.getByRole('textbox', { name: 'End date' });
  await input.fill('01/12/20');
  await input.fill('01/12/2032, 14:30');
  await expect.element(input).toHaveValue('01/12/2032, 14:30');
  expect(told).toHaveLength(3);
});

test('half-typed text is kept, and on leaving the field says what is missing', async () => {
  const { screen, input, onProblemChange } = await renderEmpty();
  await input.fill('01/12/20');
  const problem = 'Write day, month, year and time like 31/12/2026, 14:30';
  await expect.element(screen.getByText(problem)).not.toBeInTheDocument();
  expect(onProblemChange).toHaveBeenLastCalledWith(problem);

  await userEvent.tab();
  await expect.element(input).toHaveValue('01/12/20');
  await expect.element(input).toHaveAccessibleDescription(/Write day, month, year/);
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('status')).toHaveTextContent(problem);
});

test('half-typed text is told while it is no moment, and given back as it was left', async () => {
  const onUnfinishedTextChange = vi.fn();
  const screen = await render(
    <Empty defaultUnfinishedText="01/12/20" onUnfinishedTextChange={onUnfinishedTextChange} />,
  );
  const input = screen.getByRole('textbox', { name: 'End date' });
  await expect.element(input).toHaveValue('01/12/20');
  await expect.element(input).toHaveAccessibleDescription(/Write day, month, year/);
  await input.fill('01/12/203');
  await input.fill('01/12/2032, 14:30');
  await input.fill('02/12/2032, 14:30');
  await input.fill('02/12/2032, 14:3');
  await input.fill('');
  expect(onUnfinishedTextChange.mock.calls.flat()).toEqual([
    '01/12/203',
    '',
    '02/12/2032, 14:3',
    '',
  ]);
});

test('half-typed text gives way to a value', async () => {
  const screen = await render(<Filled defaultUnfinishedText="01/12/20" />);
  await expect
    .element(screen.getByRole('textbox', { name: 'End date' }))
    .toHaveValue('01/12/2032, 14:30');
});

test('a value edited into something that cannot be read is null, and the text stays', async () => {
  const onChange = vi.fn();
  const screen = await render(<Filled onChange={onChange} />);
  const input = screen.getByRole('textbox', { name: 'End date' });
  await input.fill('01/12/2032, 14:3');
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(input).toHaveValue('01/12/2032, 14:3');
});

test('a time that the clocks skip is refused with a reason (pitfall 4)', async () => {
  const { screen, input, onChange } = await renderEmpty();
  await input.fill('28/03/2027, 01:30');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  await expect
    .element(
      screen.getByText(/01:30 does not exist on 28\/03\/2027, because the clocks go forward/),
    )
    .toBeVisible();
});

test('a time that the clocks skip, once picked, is mended by picking another hour', async () => {
  const screen = await render(<Filled value={new Date('2027-03-27T01:30:00Z')} />);
  const input = screen.getByLabelText('End date', { exact: true });
  await screen.getByRole('button', { name: /calendar/ }).click();
  await screen.getByRole('button', { name: /28 March 2027/ }).click();
  await expect.element(input).toHaveValue('28/03/2027, 01:30');
  await screen.getByLabelText('Hour').selectOptions('3');
  await expect.element(input).toHaveValue('28/03/2027, 03:30');
});

test('a time that comes twice is the first of the two, and the field says so', async () => {
  const { screen, input, onChange } = await renderEmpty();
  await input.fill('31/10/2027, 01:30');
  expect(onChange).toHaveBeenLastCalledWith(new Date('2027-10-31T00:30:00Z'));
  await expect.element(screen.getByText(/01:30 comes twice. This is the first/)).toBeVisible();
});

test('a value from outside that is the second of the two says so, and stays it when typed again', async () => {
  const onChange = vi.fn();
  const second = new Date('2027-10-31T01:30:00Z');
  const screen = await render(<NightWithThatHourTwice value={second} onChange={onChange} />);
  const input = screen.getByRole('textbox', { name: 'End date' });
  await expect.element(screen.getByText(/01:30 comes twice. This is the second/)).toBeVisible();
  await input.click();
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  await input.fill('31/10/2027, 01:3');
  expect(onChange).toHaveBeenLastCalledWith(null);
  await input.fill('31/10/2027 1:30');
  expect(onChange).toHaveBeenLastCalledWith(second);
  await userEvent.tab();
  await expect.element(screen.getByText(/01:30 comes twice. This is the second/)).toBeVisible();
});

test('on a page that the browser translates it takes another label, and says which of two equal hours its value is', async () => {
  const at = (time: string) => (
    <DateTimePicker
      label={`End at ${time}`}
      isRequired
      value={new Date(`2027-10-31T${time}Z`)}
      onChange={() => undefined}
    />
  );
  const screen = await render(at('00:30'));
  translatePage();
  const said = screen.getByText(/01:30 comes twice/);
  await expect.element(said).toHaveTextContent('This is the first');
  await screen.rerender(at('01:30'));
  await expect.element(said).toHaveTextContent('This is the second');
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleName(/^End at 01:30/u);
});

test('days out of reach cannot be picked, and the reasons stand in words (pitfall 4) [DET-21]', async () => {
  const screen = await render(<WithLimits />);
  await screen.getByRole('button', { name: /calendar/ }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Tuesday 9 November 2032, cannot be chosen' }))
    .toBeDisabled();
  await expect
    .element(screen.getByRole('button', { name: 'Wednesday 10 November 2032' }))
    .toBeEnabled();
  await expect
    .element(screen.getByRole('button', { name: 'Previous month' }))
    .toHaveAttribute('aria-disabled', 'true');
  const dialog = screen.getByRole('dialog', { name: 'Choose from a calendar: End date' });
  await expect
    .element(dialog.getByText('The end date needs to be set after the start date'))
    .toBeVisible();
  await expect.element(dialog.getByText('A project can run for three months')).toBeVisible();
});

test('a key that would lead out of the limits stays where it is, and the reason is said each time (pitfall 4)', async () => {
  const screen = await render(<WithLimits value={new Date('2032-11-11T09:00:00Z')} />);
  await screen.getByRole('button', { name: /calendar/ }).click();
  const dialog = screen.getByRole('dialog');
  const said = dialog.getByRole('status').last();
  const first = dialog.getByRole('button', { name: 'Wednesday 10 November 2032' });
  await expect.element(dialog.getByRole('button', { name: /Thursday 11/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(first).toHaveFocus();
  await expect.element(said).toBeEmptyDOMElement();
  for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) {
    await userEvent.keyboard(`{${key}}`);
    await expect
      .element(said)
      .toHaveTextContent('The end date needs to be set after the start date');
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{Shift}');
    await expect.element(said).toBeEmptyDOMElement();
  }
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  await expect
    .element(dialog.getByRole('button', { name: 'Thursday 10 February 2033' }))
    .toHaveFocus();
  await expect.element(said).toBeEmptyDOMElement();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(said).toHaveTextContent('A project can run for three months');
});

test('the first day that is offered begins at the limit, not before it', async () => {
  const screen = await render(<WithLimits minValue={new Date('2032-11-10T15:20:00Z')} />);
  await screen.getByRole('button', { name: /calendar/ }).click();
  await screen.getByRole('button', { name: 'Wednesday 10 November 2032' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'End date' }))
    .toHaveValue('10/11/2032, 15:20');
});

test('a typed time out of reach is explained, and told to the app all the same', async () => {
  const onChange = vi.fn();
  const screen = await render(<WithLimits onChange={onChange} />);
  await screen.getByRole('textbox', { name: 'End date' }).fill('09/11/2032, 12:00');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(new Date('2032-11-09T12:00:00Z'));
  await expect
    .element(screen.getByText('The end date needs to be set after the start date'))
    .toBeVisible();
});

test('what the app says stands in place of what the field would say', async () => {
  const screen = await render(<WithError />);
  const input = screen.getByRole('textbox', { name: 'End date' });
  await input.fill('1');
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription(/End date is required/);
  await expect.element(screen.getByText(/Write day/)).not.toBeInTheDocument();
});

test('what the app says of a wrong date is announced as the person leaves, each time it is another', async () => {
  const screen = await render(<ToldByTheApp />);
  const input = screen.getByRole('textbox', { name: 'End date' });
  const status = screen.getByRole('status');
  await input.fill('31/13/2032, 10:00');
  await expect.element(input).toHaveAccessibleDescription(/App: That day is not in the calendar/);
  await expect.element(status).toBeEmptyDOMElement();
  const said = listen();
  await userEvent.tab();
  await expect.poll(() => said).toEqual([expect.stringMatching(/^polite: App: That day is not/)]);
  await expect.element(input).toHaveAccessibleDescription(/App: That day is not in the calendar/);

  await input.fill('1/4/2032');
  await expect.element(input).toHaveAccessibleDescription(/App: Add a time/);
  await userEvent.tab();
  await expect.poll(() => said).toHaveLength(2);
  expect(said[1]).toMatch(/^polite: App: Add a time/);
});

test('nobody who mends a wrong date is spoken to while typing', async () => {
  const { screen, input } = await renderEmpty();
  await input.fill('31/13/2032, 10:00');
  await userEvent.tab();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(/That day is not in the calendar/);
  const said = listen();
  await input.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard('1/4/2032');
  await expect.element(input).toHaveValue('1/4/2032');
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(said).toEqual([]);
  await userEvent.tab();
  await expect.poll(() => said).toEqual([expect.stringMatching(/^polite: Add a time/)]);
});

test('a value that comes from outside is taken over', async () => {
  const screen = await render(<SetFromOutside />);
  await screen.getByRole('textbox', { name: 'End date' }).fill('half a');
  await screen.getByRole('button', { name: 'End on 1 June' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'End date' }))
    .toHaveValue('01/06/2032, 12:00');
});

test('typed in the hour that comes twice, a time is the one of the two that the limits leave', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <WithLimits
      onChange={onChange}
      minValue={new Date('2026-10-25T01:30:00Z')}
      minReason={undefined}
      maxValue={undefined}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'End date' });
  await input.fill('25/10/2026, 01:45');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(new Date('2026-10-25T01:45:00Z'));
  await expect.element(screen.getByText(/01:45 comes twice. This is the second/)).toBeVisible();
  await expect.element(screen.getByText(/or later/)).not.toBeInTheDocument();
});

/** An app that keeps its date, whatever is chosen. */
function Refusing({ onChange }: { onChange: (value: Date | null) => void }) {
  const [tries, setTries] = useState(0);
  return (
    <>
      <DateTimePicker
        label="End date"
        value={new Date('2032-06-01T11:00:00Z')}
        onChange={(next) => {
          setTries(tries + 1);
          onChange(next);
        }}
      />
      <Button>{`Refused: ${tries}`}</Button>
    </>
  );
}

test.each([
  ['a moment', '01/07/2032, 12:00', new Date('2032-07-01T11:00:00Z')],
  ['an empty field', '', null],
])('%s that the app does not take goes back to its value on leaving', async (_w, typed, told) => {
  const onChange = vi.fn();
  const screen = await render(<Refusing onChange={onChange} />);
  const input = screen.getByRole('textbox', { name: 'End date' });
  for (const _time of ['once', 'again']) {
    onChange.mockClear();
    await input.fill(typed);
    expect(onChange).toHaveBeenLastCalledWith(told);
    await expect.element(input).toHaveValue(typed);
    await screen.getByRole('button', { name: /^Refused/ }).click();
    await expect.element(input).toHaveValue('01/06/2032, 12:00');
  }
});

test('a day that is picked and that the app does not take goes back as the calendar closes', async () => {
  const screen = await render(<Refusing onChange={() => undefined} />);
  await screen.getByRole('button', { name: /calendar/ }).click();
  await screen.getByRole('button', { name: 'Friday 11 June 2032' }).click();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'End date' }))
    .toHaveValue('01/06/2032, 12:00');
});

/** The example under “Starting afresh” on the docs page. */
function StartedAfresh({ onProblemChange }: Pick<DateTimePickerProps, 'onProblemChange'>) {
  const [end, setEnd] = useState<Date | null>(null);
  const [round, setRound] = useState(0);
  return (
    <form>
      <DateTimePicker
        key={round}
        label="End date"
        value={end}
        onChange={setEnd}
        onProblemChange={onProblemChange}
      />
      <Button
        onPress={() => {
          setEnd(null);
          setRound(round + 1);
        }}
      >
        Start afresh
      </Button>
      <Button type="reset">Reset</Button>
    </form>
  );
}

test.each(['Start afresh', 'Reset'])(
  'a form that is started afresh by “%s” clears half-typed text and its problem',
  async (button) => {
    const onProblemChange = vi.fn();
    const screen = await render(<StartedAfresh onProblemChange={onProblemChange} />);
    const input = screen.getByRole('textbox', { name: 'End date' });
    for (const begun of ['', '01/12/2032, 14:30']) {
      await input.fill(begun);
      await input.fill('01/12/20');
      await userEvent.tab();
      await expect.element(input).toHaveAttribute('aria-invalid', 'true');
      await screen.getByRole('button', { name: button }).click();
      await expect.element(input).toHaveValue('');
      await expect.element(input).toHaveAttribute('aria-invalid', 'false');
      expect(onProblemChange).toHaveBeenLastCalledWith(undefined);
    }
  },
);

test('a form that is reset gives back which of two equal hours the field began with', async () => {
  const onChange = vi.fn();
  const second = new Date('2027-10-31T01:30:00Z');
  const screen = await render(
    <form>
      <NightWithThatHourTwice value={second} onChange={onChange} />
      <Button type="reset">Reset</Button>
    </form>,
  );
  const input = screen.getByRole('textbox', { name: 'End date' });
  await input.fill('01/12/2032, 14:30');
  await userEvent.tab();
  await screen.getByRole('button', { name: 'Reset' }).click();
  await expect.element(input).toHaveValue('31/10/2027, 01:30');
  expect(onChange).toHaveBeenLastCalledWith(second);
  await input.fill('31/10/2027 1:3');
  await input.fill('31/10/2027 1:30');
  expect(onChange).toHaveBeenLastCalledWith(second);
});

test('what a press elsewhere sets stays, where a time was being typed', async () => {
  const screen = await render(<SetFromOutside />);
  const input = screen.getByRole('textbox', { name: 'End date' });
  await input.fill('1/12/2032 9:30');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await screen.getByRole('button', { name: 'End on 1 June' }).click();
  await expect.element(input).toHaveValue('01/06/2032, 12:00');
  // The field handles the blur only after the click has ended.
  await vi.runAllTimersAsync();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await expect.element(input).toHaveValue('01/06/2032, 12:00');
});

test('a press elsewhere is not missed because the field begins to complain', async () => {
  const screen = await render(<SetFromOutside />);
  await screen.getByRole('textbox', { name: 'End date' }).fill('half a');
  const below = screen.getByRole('button', { name: 'End on 1 June' });
  const before = below.element().getBoundingClientRect().top;
  await below.click();
  await expect
    .element(screen.getByRole('textbox', { name: 'End date' }))
    .toHaveValue('01/06/2032, 12:00');
  expect(below.element().getBoundingClientRect().top).toBe(before);
});

test('a read-only value can be reached and copied but not changed [DET-19]', async () => {
  const screen = await render(<ReadOnly />);
  const input = screen.getByRole('textbox', { name: 'Launch date' });
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('9');
  await expect.element(input).toHaveValue('01/12/2032, 14:30');
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('a disabled field cannot be reached and offers no calendar', async () => {
  const screen = await render(<Disabled />);
  await expect.element(screen.getByRole('textbox', { name: 'End date' })).toBeDisabled();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('a team can replace the words and their order', async () => {
  const screen = await render(
    <WithLimits
      hint="Ende der Umfrage"
      messages={{
        format: 'Zum Beispiel 01/12/2026, 14:30',
        hintWithFormat: (hint, format) => `${format} – ${hint}`,
        day: (weekday, date, notes) => [date, weekday, ...notes].join(' – '),
      }}
    />,
  );
  await expect
    .element(screen.getByRole('textbox', { name: 'End date' }))
    .toHaveAccessibleDescription(/^Zum Beispiel 01\/12\/2026, 14:30 – Ende der Umfrage/u);
  await screen.getByRole('button', { name: /calendar/ }).click();
  await expect
    .element(screen.getByRole('button', { name: '9 November 2032 – Tuesday – cannot be chosen' }))
    .toBeDisabled();
});

test('the calendar names months and days in the language of the page, and begins its weeks so', async () => {
  const screen = await render(
    <UiProvider navigate={() => undefined} locale="en-US">
      <DateTimePicker
        label="End date"
        value={new Date('2032-12-01T14:30:00Z')}
        onChange={() => undefined}
      />
    </UiProvider>,
  );
  await screen.getByRole('button', { name: /calendar/ }).click();
  await expect.element(screen.getByRole('grid', { name: 'December 2032' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Wednesday December 1, 2032, chosen' }))
    .toBeVisible();
  const weekdays = screen.getByRole('grid').element().querySelectorAll('th');
  expect([...weekdays].map((day) => day.ariaLabel)).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);
});

test('today is the day of the moment that the app gives, whatever the browser’s clock', async () => {
  const screen = await render(<Empty now={new Date('2031-05-17T12:00:00Z')} />);
  await screen.getByRole('button', { name: 'Choose from a calendar: End date' }).click();
  await expect.element(screen.getByRole('grid', { name: 'May 2031' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /17 May 2031, today/ })).toBeVisible();
});

test('on a phone with twice the text each day is in sight, whatever the language calls the week’s', async () => {
  await largeTextOnPhone();
  const screen = await render(
    <UiProvider navigate={() => undefined} locale="ar-EG">
      <Calendar
        chosen={{ year: 2032, month: 12, day: 1, hour: 14, minute: 30 }}
        min={undefined}
        max={undefined}
        now={undefined}
        minReason={undefined}
        maxReason={undefined}
        onPick={() => undefined}
        words={dateTimePickerMessages}
      />
    </UiProvider>,
  );
  const day = screen.getByRole('gridcell').getByRole('button').first();
  expect(day.element().closest('[lang]')?.getAttribute('lang')).toBe('ar-EG');
  const { width, height } = day.element().getBoundingClientRect();
  expect(width).toBeGreaterThan(24);
  expect(height).toBeGreaterThanOrEqual(44);
  // The screen's width less the pop-over's border, padding and margins.
  expect(screen.getByRole('grid').element().clientWidth).toBeLessThanOrEqual(320 - 50);
});

test('disabled while its calendar is open, it closes that and keeps the place, and opens nothing once enabled again', async () => {
  const page = (isDisabled: boolean) => (
    <>
      <button type="button">Before</button>
      <Empty isDisabled={isDisabled} />
      <button type="button">After</button>
    </>
  );
  const screen = await render(page(false));
  await screen.getByRole('button', { name: 'Choose from a calendar: End date' }).click();
  await expect.element(screen.getByRole('grid')).toBeVisible();
  await screen.rerender(page(true));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const open = screen.getByRole('button', { name: 'Choose from a calendar: End date' });
  await expect.element(open).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.rerender(page(false));
  await expect.element(open).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.rerender(page(true));
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('disabled while its button has focus, that keeps it until the person goes on', async () => {
  const story = (isDisabled: boolean) => (
    <>
      <Empty isDisabled={isDisabled} />
      <button type="button">After</button>
    </>
  );
  const screen = await render(story(false));
  const open = screen.getByRole('button', { name: 'Choose from a calendar: End date' });
  open.element().focus();
  await screen.rerender(story(true));
  await expect.element(open).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await screen.rerender(story(false));
  await expect.element(open).toHaveFocus();
  await screen.rerender(story(true));
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await expect.element(open).not.toBeInTheDocument();
});

test.each([
  ['at the top of a low phone', 360, 600, '1rem', 24],
  ['amid a low phone', 360, 600, '15rem 1rem', 24],
  ['on a phone on its side', 640, 360, '1rem', 40],
])('%s the whole calendar is seen, in line with its field', async (_, ...look) => {
  const [screenWidth, screenHeight, padding, leastDay] = look;
  await page.viewport(screenWidth, screenHeight);
  onTestFinished(() => page.viewport(1024, 768));
  const screen = await render(
    <div style={{ padding }}>
      <WithLimits />
    </div>,
  );
  const field = screen.getByRole('textbox', { name: 'End date' }).element();
  await screen.getByRole('button', { name: /calendar/ }).click();
  await screen.getByRole('button', { name: 'Next month' }).click();
  const dialog = screen.getByRole('dialog').element();
  const reach = () => dialog.getBoundingClientRect();
  await expect.poll(() => reach().left).toBe(field.getBoundingClientRect().left);
  expect(dialog.scrollHeight).toBe(dialog.clientHeight);
  expect(reach().top).toBeGreaterThanOrEqual(8);
  expect(reach().right).toBeLessThanOrEqual(screenWidth - 8);
  expect(reach().bottom).toBeLessThanOrEqual(screenHeight - 8);
  const day = screen.getByRole('gridcell').getByRole('button').first().element();
  expect(day.getBoundingClientRect().height).toBeGreaterThanOrEqual(leastDay);
});

test.each([
  [1024, 540],
  [640, 256],
])(
  'the ring of the focused day leaves its figure whole on a low screen of %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1024, 768));
    const screen = await render(<WithLimits value={new Date('2032-11-24T14:30:00Z')} />);
    screen
      .getByRole('button', { name: /calendar/ })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    const day = screen.getByRole('button', { name: /24 November 2032/ });
    await expect.element(day).toHaveFocus();

    const element = day.element();
    const look = getComputedStyle(element);
    expect(Number.parseFloat(look.outlineWidth)).toBeGreaterThanOrEqual(2);
    const spread = Number(/ (\d+)px inset/.exec(look.boxShadow)?.[1]);
    expect(spread).toBeGreaterThanOrEqual(2);
    const ring = Number.parseFloat(look.borderBlockStartWidth) + spread;
    expect(element.getBoundingClientRect().height - 2 * ring).toBeGreaterThan(figureHeight(look));
    // A line taller than its box would put the number off centre.
    expect(Number.parseFloat(look.lineHeight)).toBeLessThanOrEqual(element.clientHeight);
  },
);

/** Height of a day's number as drawn, without the room around it. */
function figureHeight({ fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const ink = context.measureText('0123456789');
  return ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
}

test.each([320, 288, 256])(
  'a whole date and time can be read with text spacing in a place of %i pixels (WCAG 1.4.12)',
  async (inlineSize) => {
    const screen = await render(
      <div style={{ inlineSize, letterSpacing: '0.12em', wordSpacing: '0.16em' }}>
        <Filled />
      </div>,
    );
    const field = screen.getByRole('textbox').element();
    expect(field.scrollWidth).toBe(field.clientWidth);
    const open = screen.getByRole('button', { name: /calendar/ }).element();
    const start = field.closest('div[style]')?.getBoundingClientRect().left ?? 0;
    expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(start + inlineSize);
  },
);

test('with text of twice its size on a phone it scrolls no page sideways (WCAG 1.4.10)', async () => {
  await largeTextOnPhone();
  await render(<Filled />);
  expect(document.documentElement.scrollWidth).toBe(320);
});

// Otherwise the browser reports a “ResizeObserver loop” wherever there is little room.
test('the calendar is as wide wherever it is placed', async () => {
  const screen = await render(<WithLimits />);
  await screen.getByRole('button', { name: /calendar/ }).click();
  await expect.element(screen.getByRole('grid')).toBeVisible();
  const dialog = screen.getByRole('dialog').element();
  const width = () => dialog.getBoundingClientRect().width;
  const before = width();
  if (dialog instanceof HTMLElement) dialog.style.left = '900px';
  expect(width()).toBe(before);
});

test.each([
  ['a date that is none', new Date('')],
  ['a date beyond four figures', new Date(8.64e15)],
  ['a date before our years', new Date(-8.64e15)],
  ['the year 1', new Date('0001-01-01T00:00:00Z')],
])(
  '%s, as a server may send it, leaves the field empty and the page standing',
  async (_what, none) => {
    const screen = await render(
      <DateTimePicker
        label="End date"
        value={none}
        onChange={() => undefined}
        minValue={none}
        maxValue={none}
      />,
    );
    await expect.element(screen.getByRole('textbox')).toHaveValue('');
    await screen.getByRole('button', { name: 'Choose from a calendar: End date' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(document.body.textContent).not.toContain('NaN');
  },
);

test.each(['01/01/1000, 00:00', '31/12/9999, 23:59'])(
  'the first and last moments that can be typed stay: %s',
  async (typed) => {
    const screen = await render(<SetFromOutside />);
    const input = screen.getByRole('textbox', { name: 'End date' });
    await input.fill(typed);
    await userEvent.tab();
    await expect.element(input).toHaveValue(typed);
  },
);

test('limits that leave no day show a month without one, and both reasons', async () => {
  const screen = await render(
    <DateTimePicker
      label="End date"
      value={null}
      onChange={() => undefined}
      minValue={new Date('2033-11-20T12:00:00Z')}
      maxValue={new Date('2032-11-10T12:00:00Z')}
    />,
  );
  await screen.getByRole('button', { name: 'Choose from a calendar: End date' }).click();
  await expect.element(screen.getByRole('grid', { name: 'November 2033' })).toBeVisible();
  for (const day of screen.getByRole('gridcell').getByRole('button').elements())
    expect(day).toBeDisabled();
  await expect.element(screen.getByText('Choose 20/11/2033, 12:00 or later')).toBeVisible();
  await expect.element(screen.getByText('Choose 10/11/2032, 12:00 or earlier')).toBeVisible();
});
