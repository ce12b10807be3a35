import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta: Meta<typeof ProgressBar> = {
  component: ProgressBar,
  args: { label: 'Uploading ethics-approval.pdf' },
};

export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const JustBegun: Story = { args: { value: 0 } };

export const UnderWay: Story = { args: { value: 0.42 } };

export const Done: Story = { args: { value: 1 } };

export const Indeterminate: Story = {
  args: { label: 'Preparing the export', isIndeterminate: true },
};
