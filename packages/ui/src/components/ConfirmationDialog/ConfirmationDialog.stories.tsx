import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, within } from 'storybook/test';
import { Button } from '../Button';
import { Inline, Stack } from '../Layout';
import { PageHeading } from '../PageHeading';
import { ConfirmationDialog } from './ConfirmationDialog';

const meta: Meta<typeof ConfirmationDialog> = {
  component: ConfirmationDialog,
  // On a documentation page each story has its own frame, because it takes focus or covers the page.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    isOpen: true,
    label: 'The researcher will be told by email.',
    onConfirm: fn(),
    onCancel: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Save: Story = {
  args: { label: 'Your changes will be visible to everyone who follows this project.' },
};

export const Approve: Story = {
  args: {
    status: 'yes',
    label: 'Approve this ethics document? The project will be published at once.',
  },
};

export const Reject: Story = {
  args: {
    status: 'no',
    label: 'Reject this ethics document? The researcher can send another one.',
  },
};

export const Destructive: Story = {
  args: {
    title: 'Delete this feedback?',
    label: 'It will be gone for everyone. This cannot be undone.',
    confirmLabel: 'Delete permanently',
    tone: 'danger',
  },
};

const pressSubmit: NonNullable<Story['play']> = async ({ canvasElement, userEvent }) => {
  const dialog = within(canvasElement.ownerDocument.body);
  await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
};

/** The promise of the action never settles, so that the waiting state stands still. */
export const Pending: Story = {
  args: { status: 'yes', onConfirm: () => new Promise<void>(() => undefined) },
  play: pressSubmit,
};

/** Once no answer has come for eight seconds, the dialog can be closed, and says that the action goes on. */
export const PendingLong: Story = {
  args: { status: 'yes', onConfirm: () => new Promise<void>(() => undefined) },
  play: pressSubmit,
};

export const Failed: Story = {
  args: {
    status: 'yes',
    onConfirm: () => Promise.reject(new Error('This document was already decided by Ada Byron.')),
  },
  play: async (context) => {
    await pressSubmit(context);
    await within(context.canvasElement.ownerDocument.body).findByText(/already decided/);
  },
};

/** Somebody else was first. */
export const Over: Story = {
  args: { status: 'yes', label: 'The list shows how things stand now.' },
  render: function Over(args) {
    const [isOver, setIsOver] = useState(false);
    return (
      <ConfirmationDialog
        {...args}
        isOver={isOver}
        onConfirm={() => {
          setIsOver(true);
          return Promise.reject(new Error('This document was already decided by Ada Byron.'));
        }}
      />
    );
  },
  play: async (context) => {
    await pressSubmit(context);
    await within(context.canvasElement.ownerDocument.body).findByText(/already decided/);
  },
};

export const FromAButton: Story = {
  args: { status: 'yes' },
  render: function FromAButton(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main>
        <Stack>
          <PageHeading>Projects awaiting approval</PageHeading>
          <Inline>
            <Button onPress={() => setIsOpen(true)}>Approve walking study</Button>
          </Inline>
          <ConfirmationDialog
            {...args}
            isOpen={isOpen}
            onConfirm={async (comment) => {
              await args.onConfirm(comment);
              setIsOpen(false);
            }}
            onCancel={(reason) => {
              args.onCancel(reason);
              setIsOpen(false);
            }}
          />
        </Stack>
      </main>
    );
  },
};
