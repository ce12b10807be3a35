import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckIcon } from '../../icons';
import { Button } from './Button';

const meta: Meta<typeof Button> = {
  component: Button,
  args: { children: 'Save as draft', onPress: fn() },
};

export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: 'primary', children: 'Save and publish' } };

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Delete feedback' } };

export const WithIcon: Story = { args: { icon: <CheckIcon />, children: 'Approve' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledWithReason: Story = {
  args: {
    variant: 'primary',
    children: 'Validate',
    isDisabled: true,
    disabledReason: 'Type all six digits of the code first.',
  },
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Saving' },
};

export const LongLabel: Story = {
  args: {
    variant: 'primary',
    children: 'Send the project and its ethics document to an administrator for approval',
  },
};

export const LongWord: Story = {
  args: { children: 'maria.magdalena.hohenlohe-langenburg@psychology.northumbria.example' },
};
