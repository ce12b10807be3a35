import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { Form } from './Form';

const required = 'Title is required';

const meta: Meta<typeof Form> = {
  component: Form,
  args: { label: 'New project', onSubmit: fn(), errors: [] },
  render: function Checked(args) {
    const [title, setTitle] = useState('');
    const [errors, setErrors] = useState(args.errors);
    return (
      <Form
        {...args}
        errors={errors}
        onSubmit={async () => {
          await args.onSubmit();
          setErrors(title === '' ? [{ message: required, fieldId: 'title' }] : []);
        }}
      >
        <TextField
          id="title"
          label="Title"
          isRequired
          value={title}
          onChange={setTitle}
          error={errors.find(({ fieldId }) => fieldId === 'title')?.message}
        />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Form>
    );
  },
};

export default meta;
type Story = StoryObj<typeof Form>;

export const Untouched: Story = {};

export const WithErrors: Story = {
  args: {
    errors: [
      { message: required, fieldId: 'title' },
      { message: 'The ethics document is missing' },
    ],
    closing: 'This project cannot be published until the above error(s) are corrected.',
  },
};
