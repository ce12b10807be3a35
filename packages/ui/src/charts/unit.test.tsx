import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as bars from '../components/BarChart/BarChart.stories';
import * as comparisons from '../components/ComparisonBar/ComparisonBar.stories';
import * as likerts from '../components/LikertChart/LikertChart.stories';
import * as lines from '../components/LineChart/LineChart.stories';
import * as pies from '../components/PieChart/PieChart.stories';
import * as polls from '../components/PollResults/PollResults.stories';

const { Counts } = composeStories(bars);
const { TwoShares } = composeStories(comparisons);
const { UpToFive } = composeStories(likerts);
const { TwoWeeks } = composeStories(lines);
const { Groups, NoResponses, SomeNotShown } = composeStories(pies);
const { Results } = composeStories(polls);

const people = (count: number) => `${count} people`;

const inFrench = {
  mark: (name: string, value: string) => `${name} : ${value}`,
  position: (index: number, count: number) => `${index + 1} sur ${count}`,
  markInPlace: (mark: string, position: string) => `${mark} (${position})`,
};

test.each([
  ['pie', <Groups key="pie" messages={{ counted: people }} />, '48 of 120 people (40%)'],
  ['bars', <Counts key="bars" messages={{ counted: people }} />, 'with 1240 people'],
  ['shares', <TwoShares key="shares" messages={{ counted: people }} />, '77 of 120 people (64%)'],
  ['scale', <UpToFive key="scale" messages={{ counted: people }} />, 'Of 17 people from 0'],
  ['line', <TwoWeeks key="line" messages={{ valued: people }} />, 'is 120 people on'],
  ['poll', <Results key="poll" messages={{ counted: people }} />, '2 of 3 people (66.67%)'],
])('the sentence of a %s counts in the unit it is given', async (_chart, chart, words) => {
  const screen = await render(chart);
  await expect.element(screen.getByText(words)).toBeVisible();
});

test.for([
  ['pie', <Groups key="pie" messages={inFrench} />, '26 to 45 : 48 (40%) (2 sur 4)'],
  ['bars', <Counts key="bars" messages={inFrench} />, 'Mental health : 1,012 (3 sur 4)'],
  ['shares', <TwoShares key="shares" messages={inFrench} />, 'Interested : 77 (64%) (1 sur 2)'],
  ['scale', <UpToFive key="scale" messages={inFrench} />, '0 (Not clear) : 0 answers (1 sur 6)'],
  ['line', <TwoWeeks key="line" messages={inFrench} />, '1 Oct 2026 : 120 responses (1 sur 14)'],
  ['poll', <Results key="poll" messages={inFrench} />, 'By telephone : 0.00% (0) (3 sur 3)'],
] as const)('how a mark of a %s is joined together can be replaced', async ([, chart, name]) => {
  const screen = await render(chart);
  await expect.element(screen.getByRole('img', { name, exact: true })).toBeInTheDocument();
});

test('nobody, and numbers kept back, are named in the words that are given', async () => {
  const nobody = await render(<NoResponses messages={{ noneCounted: 'No people yet.' }} />);
  await expect.element(nobody.getByText('No people yet.')).toBeVisible();
  await nobody.unmount();
  const hidden = await render(<SomeNotShown messages={{ notShown: 'Withheld' }} />);
  await expect.element(hidden.getByText('Withheld').first()).toBeVisible();
  await expect.element(hidden.getByText('Not shown', { exact: true })).not.toBeInTheDocument();
});
