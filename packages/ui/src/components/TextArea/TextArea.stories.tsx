import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea';

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextArea
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof TextArea> = {
  component: TextArea,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Comment', value: '', onChange: fn() },
};

export default meta;
type Story = StoryObj<typeof TextArea>;

export const Empty: Story = { args: { placeholder: 'Enter optional comment' } };

export const Filled: Story = {
  args: {
    value:
      'The consent form on page 3 still names last year\u2019s study.\n\nPlease upload the current one.',
    limit: 255,
  },
};

export const InError: Story = {
  args: { error: 'Say what the researcher should change', isRequired: true },
};

export const Disabled: Story = { args: { value: 'Nothing to add.', isDisabled: true } };
