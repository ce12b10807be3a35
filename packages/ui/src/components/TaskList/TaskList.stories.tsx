import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../Layout';
import { TextField } from '../TextField';
import { TaskList } from './TaskList';

const meta: Meta<typeof TaskList> = {
  component: TaskList,
  args: {
    label: 'Before you submit',
    tasks: [
      { id: 'title', label: 'Title and subtitle', isDone: true },
      {
        id: 'dates',
        label: 'Dates',
        isDone: false,
        problems: [{ message: 'End date is required', fieldId: 'end-date' }],
      },
      {
        id: 'questions',
        label: 'Questions',
        isDone: false,
        problems: [{ message: 'At least one question is required' }],
      },
      { id: 'document', label: 'Ethics document', isDone: false },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyDone: Story = {};

export const AllDone: Story = {
  args: {
    tasks: [
      { id: 'title', label: 'Title and subtitle', isDone: true },
      { id: 'dates', label: 'Dates', isDone: true },
    ],
  },
};

export const LeadingToAField: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <Stack>
        <TextField id="end-date" label="End date" value={value} onChange={setValue} />
        <TaskList {...args} />
      </Stack>
    );
  },
};

export const LongWords: Story = {
  args: {
    tasks: [
      {
        id: 'description',
        label: 'The description of your project in plain words, with a heading for each part of it',
        isDone: false,
        problems: [
          { message: 'The Paragraph cannot exceed 1000 characters', fieldId: 'paragraph' },
          { message: 'Please, provide an image description' },
        ],
      },
    ],
  },
};
