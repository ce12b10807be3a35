import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';

const meta: Meta<typeof UnsavedChangesDialog> = {
  component: UnsavedChangesDialog,
  // Framed on a documentation page, since it takes focus or fills the page.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: { isOpen: true, onSave: fn(), onDiscard: fn(), onStay: fn() },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Saving: Story = { args: { isPending: true } };

export const Waiting: Story = {
  args: {
    isPending: true,
    canStayMeanwhile: true,
    messages: {
      title: 'Your image is being made ready',
      question: 'You go on as soon as that is done.',
      saving: 'Making it ready',
    },
  },
};
