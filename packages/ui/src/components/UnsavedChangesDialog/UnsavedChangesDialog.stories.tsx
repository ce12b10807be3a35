import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';

const meta = {
  component: UnsavedChangesDialog,
  args: { isOpen: true, onSave: fn(), onDiscard: fn(), onStay: fn() },
} satisfies Meta<typeof UnsavedChangesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Saving: Story = { args: { isPending: true } };
