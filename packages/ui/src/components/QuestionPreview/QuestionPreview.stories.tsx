import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneFrame } from '../PhoneFrame';
import { QuestionPreview } from './QuestionPreview';

const meta: Meta<typeof QuestionPreview> = {
  component: QuestionPreview,
  args: {
    question: {
      text: '<p>What would help you to walk <strong>further</strong>?</p>',
      pollOptions: [],
      sliderOption: null,
    },
  },
};

export default meta;
type Story = StoryObj<typeof QuestionPreview>;

export const FreeText: Story = {};

export const Poll: Story = {
  args: {
    question: {
      text: '<p>Which of these would you use?</p>',
      pollOptions: [{ text: 'A walking group' }, { text: 'A phone call each week' }],
      sliderOption: null,
    },
  },
};

export const Likert: Story = {
  args: {
    question: {
      text: '<p>How likely are you to take part?</p>',
      pollOptions: [],
      sliderOption: { maxValue: 7, lowerBoundText: 'Not at all', upperBoundText: 'Very likely' },
    },
  },
};

export const Unfinished: Story = {
  args: {
    question: { text: '', pollOptions: [{ text: 'Yes' }, { text: '' }], sliderOption: null },
  },
};

/** The short end stays on one line; the long one has the rest. */
export const LongEnd: Story = {
  args: {
    question: {
      text: '<p>How likely are you to take part?</p>',
      pollOptions: [],
      sliderOption: {
        maxValue: 7,
        lowerBoundText: 'Not at all',
        upperBoundText: 'Very likely, and I would bring somebody else with me',
      },
    },
  },
  render: (args) => (
    <PhoneFrame label="On a phone">
      <QuestionPreview {...args} />
    </PhoneFrame>
  ),
};

export const InAPhone: Story = {
  args: Likert.args ?? {},
  render: (args) => (
    <PhoneFrame label="On a phone">
      <QuestionPreview {...args} />
    </PhoneFrame>
  ),
};
