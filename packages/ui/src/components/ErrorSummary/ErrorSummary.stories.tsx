import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button';
import { CheckboxGroup } from '../CheckboxGroup';
import { TextField } from '../TextField';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary';

const meta: Meta<typeof ErrorSummary> = {
  component: ErrorSummary,
  // On a documentation page each story has its own frame, because it takes focus or covers the page.
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    title: 'Please address the following errors before you can proceed:',
    errors: [
      { message: 'Title is required', fieldId: 'title' },
      { message: 'At least one age range needs to be selected', fieldId: 'ages' },
      { message: 'The ethics document is missing' },
    ],
    focusKey: 0,
  },
};

export default meta;
type Story = StoryObj<typeof ErrorSummary>;

/** A form that is validated when the person submits it. */
function Form({ errors, ...summary }: ErrorSummaryProps) {
  const [tries, setTries] = useState(summary.focusKey);
  const shown = tries > 0 ? errors : [];
  const errorOf = (id: string) => shown.find((error) => error.fieldId === id)?.message;
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <ErrorSummary {...summary} errors={shown} focusKey={tries} />
      <TextField
        id="title"
        label="Project title"
        value=""
        onChange={() => undefined}
        error={errorOf('title')}
      />
      <CheckboxGroup
        id="ages"
        label="Age ranges"
        value={[]}
        onChange={() => undefined}
        options={[
          { value: '1', label: '18 to 25' },
          { value: '2', label: '26 to 40' },
        ]}
        error={errorOf('ages')}
      />
      <div>
        <Button variant="primary" onPress={() => setTries(tries + 1)}>
          Save and publish
        </Button>
      </div>
    </div>
  );
}

export const WithLinks: Story = {
  args: { focusKey: 1 },
  render: (args) => <Form {...args} />,
};

export const BeforeTheFirstTry: Story = {
  parameters: { docs: { story: { height: '22rem' } } },
  render: (args) => <Form {...args} />,
};

export const OnlyText: Story = {
  parameters: { docs: { story: { height: '10rem' } } },
  args: { errors: [{ message: 'The ethics document is missing' }] },
};

export const WithClosing: Story = {
  parameters: { docs: { story: { height: '12rem' } } },
  args: {
    errors: [{ message: 'The ethics document is missing' }],
    closing: 'This project cannot be published until the above error(s) are corrected.',
  },
};
