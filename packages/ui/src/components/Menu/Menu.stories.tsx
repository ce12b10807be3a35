import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { ConfirmationDialog } from '../ConfirmationDialog';
import { Menu, type MenuProps } from './Menu';

const items: MenuProps['items'] = [
  { id: 'edit', label: 'Edit', onAction: fn() },
  { id: 'resend', label: 'Send reset link', onAction: fn() },
  { id: 'deactivate', label: 'Deactivate', tone: 'danger', onAction: fn() },
];

const meta: Meta<typeof Menu> = {
  component: Menu,
  args: { label: 'Actions', items },
  decorators: [
    // Room for the open menu, so that its picture shows all of it.
    (Story) => (
      <div style={{ minBlockSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof Menu>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const Closed: Story = {};

export const Open: Story = { play: open };

export const WithDisabledItem: Story = {
  args: {
    items: [
      { id: 'edit', label: 'Edit', onAction: fn() },
      {
        id: 'complete',
        label: 'Complete project',
        onAction: fn(),
        isDisabled: true,
        disabledReason: 'Only a published project can be completed.',
      },
      { id: 'deactivate', label: 'Deactivate', tone: 'danger', onAction: fn() },
    ],
  },
  play: open,
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Disabled: Story = { args: { isDisabled: true } };

/** What cannot be taken back is asked again; focus then returns to the menu's button. */
export const AskingFirst: Story = {
  render: function AskingFirst(args) {
    const [isAsking, setIsAsking] = useState(false);
    return (
      <main>
        <h1>Ada Byron</h1>
        <Menu
          {...args}
          items={[
            ...args.items.slice(0, 2),
            {
              id: 'deactivate',
              label: 'Deactivate',
              tone: 'danger',
              onAction: () => setIsAsking(true),
            },
          ]}
        />
        <ConfirmationDialog
          isOpen={isAsking}
          label="Deactivate Ada Byron?"
          confirmLabel="Deactivate"
          onConfirm={() => setIsAsking(false)}
          onCancel={() => setIsAsking(false)}
        />
      </main>
    );
  },
};
