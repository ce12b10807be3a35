import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { createJargonMatcher } from '../../../jargon';
import { Checkbox } from '../../Checkbox';
import { Stack } from '../../Layout';
import { TextField } from '../../TextField';
import { RichTextEditor, type RichTextEditorProps } from '../RichTextEditor';
import { JargonFindings } from './JargonFindings';
import { JargonLine } from './JargonLine';
import { JargonReview } from './JargonReview';

const jargon = createJargonMatcher([
  {
    term: 'cohort',
    variants: ['cohorts'],
    hint: 'A group of people whom a study follows over time.',
    alternatives: ['group of people', 'people in the study'],
    wordings: [{ forms: ['cohorts'], alternatives: ['groups of people'] }],
  },
  {
    term: 'randomised controlled trial',
    variants: ['randomised controlled trials', 'RCT', 'RCTs'],
    hint: 'A fair test of two or more treatments. A computer decides which group each person joins.',
    alternatives: ['a fair test that compares treatments'],
  },
]);

const written =
  '<p>Our <strong>cohort</strong> is small. Cohort by cohort we learn more.</p><p>It is an RCT of a new inhaler.</p>';

const meta: Meta<typeof RichTextEditor> = {
  title: 'JargonReview',
  component: RichTextEditor,
  args: { label: 'Paragraph', value: written, onChange: fn(), jargon },
  parameters: { docs: { story: { height: '33rem' } } },
  render: function WithState(args: RichTextEditorProps) {
    const [value, setValue] = useState(args.value);
    return (
      <RichTextEditor
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof RichTextEditor>;

/** The screenshots are taken once the part that highlights is loaded. */
const untilHighlighted: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByText('RCT', { selector: 'mark' });
};

export const Findings: Story = { play: untilHighlighted };

export const HintOpen: Story = {
  play: async (context) => {
    await untilHighlighted(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: /^cohort/ }));
    await within(context.canvasElement.ownerDocument.body).findByRole('dialog');
  },
};

export const NothingFound: Story = {
  args: { value: '<p>We will ask you about your sleep.</p>' },
};

export const Off: Story = { args: { jargon: undefined } };

export const Disabled: Story = { args: { isDisabled: true }, play: untilHighlighted };

/** One switch and one list for all editors of a page. */
export const SharedByTwoEditors: Story = {
  parameters: { docs: { story: { height: '60rem' } } },
  render: function Shared() {
    const [isOn, setIsOn] = useState(true);
    const [first, setFirst] = useState(written);
    const [second, setSecond] = useState('<p>A second cohort joins later.</p>');
    return (
      <JargonReview matcher={isOn ? jargon : null}>
        <Stack>
          <Checkbox isSelected={isOn} onChange={setIsOn}>
            Jargon detector
          </Checkbox>
          <RichTextEditor label="Paragraph 1" value={first} onChange={setFirst} />
          <RichTextEditor label="Paragraph 2" value={second} onChange={setSecond} />
          <JargonFindings />
        </Stack>
      </JargonReview>
    );
  },
  play: untilHighlighted,
};

/** The text of a field is repeated below it, with its terms marked. */
export const WithALine: Story = {
  parameters: { docs: { story: { height: '48rem' } } },
  render: function WithALine({ isDisabled }) {
    const [heading, setHeading] = useState('An RCT with a cohort');
    const [text, setText] = useState('<p>A second cohort joins later.</p>');
    return (
      <JargonReview matcher={jargon}>
        <Stack>
          <Stack gap="tight">
            <TextField
              id="heading"
              label="Heading"
              value={heading}
              onChange={setHeading}
              isDisabled={isDisabled}
            />
            <JargonLine fieldId="heading" value={heading} />
          </Stack>
          <RichTextEditor label="Paragraph" value={text} onChange={setText} />
          <JargonFindings />
        </Stack>
      </JargonReview>
    );
  },
  play: async (context) => {
    await untilHighlighted(context);
    await within(context.canvasElement).findByRole('button', { name: 'cohort 2 places' });
  },
};
