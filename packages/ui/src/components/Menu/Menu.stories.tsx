import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { ConfirmationDialog } from '../ConfirmationDialog';
import { Inline, Stack } from '../Layout';
import { PageHeading } from '../PageHeading';
import { Menu, type MenuProps } from './Menu';

const items: MenuProps['items'] = [
  { id: 'edit', label: 'Edit', onAction: fn() },
  { id: 'resend', label: 'Send reset link', onAction: fn() },
  { id: 'deactivate', label: 'Deactivate', tone: 'danger', onAction: fn() },
];

const meta: Meta<typeof Menu> = {
  component: Menu,
  args: { label: 'Actions', items },
};

export default meta;
type Story = StoryObj<typeof Menu>;

const opened: Pick<Story, 'decorators' | 'parameters' | 'play'> = {
  // Room for the open menu, so that the screenshot shows all of it.
  decorators: (Story) => (
    <div style={{ minBlockSize: '16rem' }}>
      <Story />
    </div>
  ),
  // On a documentation page the menu is opened only in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Closed: Story = {};

export const Open: Story = { ...opened };

export const WithDisabledItem: Story = {
  ...opened,
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
};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Disabled: Story = { args: { isDisabled: true } };

/** An action that cannot be undone asks first; focus then returns to the menu's button. */
export const AskingFirst: Story = {
  render: function AskingFirst(args) {
    const [isAsking, setIsAsking] = useState(false);
    return (
      <Stack>
        <PageHeading>Ada Byron</PageHeading>
        <Inline>
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
        </Inline>
        <ConfirmationDialog
          isOpen={isAsking}
          label="Deactivate Ada Byron?"
          confirmLabel="Deactivate"
          onConfirm={() => setIsAsking(false)}
          onCancel={() => setIsAsking(false)}
        />
      </Stack>
    );
  },
};
