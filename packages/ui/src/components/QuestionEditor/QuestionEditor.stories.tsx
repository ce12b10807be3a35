import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { QuestionEditor, type QuestionEditorProps } from './QuestionEditor';

function Controlled(props: QuestionEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuestionEditor
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const asked = '<p>What would help you most to <strong>walk further</strong>?</p>';
const choices = ['A walking group nearby', 'A plan from a physiotherapist', 'A better pavement'];

const meta: Meta<typeof QuestionEditor> = {
  component: QuestionEditor,
  render: (args) => <Controlled {...args} />,
  args: {
    id: 'question-1',
    label: 'Question 1',
    headingLevel: 2,
    value: { text: '', pollOptions: [], sliderOption: null },
    onChange: fn(),
    limits: {
      text: 255,
      pollChoice: 100,
      likertLabel: 50,
      minimumPollChoices: 2,
      likertMinimum: 5,
      likertMaximum: 10,
    },
  },
};

export default meta;
type Story = StoryObj<typeof QuestionEditor>;

export const Empty: Story = {};

export const FreeText: Story = {
  args: { value: { text: asked, pollOptions: [], sliderOption: null }, onRemove: fn() },
};

export const Poll: Story = {
  args: {
    value: { text: asked, pollOptions: choices.map((text) => ({ text })), sliderOption: null },
    onRemove: fn(),
  },
};

export const PollAtItsFewest: Story = {
  args: {
    value: {
      text: asked,
      pollOptions: choices.slice(0, 2).map((text) => ({ text })),
      sliderOption: null,
    },
  },
};

export const PollWithARepeat: Story = {
  args: {
    value: {
      text: asked,
      pollOptions: [...choices, 'a walking group  nearby'].map((text) => ({ text })),
      sliderOption: null,
    },
  },
};

export const Likert: Story = {
  args: {
    value: {
      text: '<p>How sure are you that you could take part every week?</p>',
      pollOptions: [],
      sliderOption: { maxValue: 7, lowerBoundText: 'Not at all', upperBoundText: 'Very' },
    },
    onRemove: fn(),
  },
};

export const PollInError: Story = {
  args: {
    value: { text: '', pollOptions: [{ text: '' }], sliderOption: null },
    errors: {
      text: 'The question cannot be blank',
      poll: 'A poll needs at least 2 choices',
      pollOptions: ['All poll choices need to be filled in'],
    },
  },
};

export const LikertInError: Story = {
  args: {
    value: {
      text: asked,
      pollOptions: [],
      sliderOption: {
        maxValue: 11,
        lowerBoundText: '',
        upperBoundText: 'I am entirely sure that I could take part every week',
      },
    },
    errors: {
      lowerBoundText: 'All slider bound texts need to be filled in',
      upperBoundText: 'The Slider bound text cannot exceed 50 characters',
      maxValue: 'The slider maximum needs to be a whole number from 5 to 10',
    },
  },
};

/** A stored question that has both kinds: each can be removed, and none added. */
export const BothKinds: Story = {
  args: {
    value: {
      text: asked,
      pollOptions: choices.slice(0, 2).map((text) => ({ text })),
      sliderOption: { maxValue: 10, lowerBoundText: 'Never', upperBoundText: 'Always' },
    },
  },
};

export const Previewed: Story = {
  parameters: { docs: { story: { height: '96rem' } } },
  args: {
    value: { text: asked, pollOptions: choices.map((text) => ({ text })), sliderOption: null },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See it as participants will' }));
  },
};
