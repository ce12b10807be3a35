import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';

const meta: Meta<typeof UnsavedChangesDialog> = {
  component: UnsavedChangesDialog,
  args: { isOpen: true, onSave: fn(), onDiscard: fn(), onStay: fn() },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Saving: Story = { args: { isPending: true } };
