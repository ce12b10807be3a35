import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { Form } from '../Form';
import { Inline, Stack } from '../Layout';
import { PageHeading } from '../PageHeading';
import { Skeleton } from '../Skeleton';
import { TextField } from '../TextField';
import { Modal } from './Modal';

const meta: Meta<typeof Modal> = {
  component: Modal,
  // Framed on a documentation page, since it takes focus or fills the page.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Upload your ethics document',
    children: <p>One PDF or Word document, at most 2 MB.</p>,
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="primary">Upload document</Button>
        <Button variant="quiet">Not now</Button>
      </>
    ),
  },
};

/** Bars stand for most of the text: axe cannot determine the contrast of words cut off at the edge. */
export const LongContent: Story = {
  args: {
    title: 'Everything you agree to when you publish a project on this platform',
    children: (
      <>
        <p>The platform gathers feedback. It does not recruit participants.</p>
        <Skeleton lines={40} />
        <p>These terms hold from 24 February 2025.</p>
      </>
    ),
    actions: <Button variant="primary">I have read it</Button>,
  },
};

/** As on a phone held sideways: the fields scroll, and the submit button stays in view. */
export const WithForm: Story = {
  args: {
    title: 'Export the answers',
    children: (
      <Form id="export-the-answers" label="Export the answers" errors={[]} onSubmit={fn()}>
        <TextField label="Name of the file" value="" onChange={fn()} />
        <Skeleton lines={30} />
      </Form>
    ),
    actions: (
      <>
        <Button type="submit" form="export-the-answers" variant="primary">
          Export
        </Button>
        <Button variant="quiet">Cancel</Button>
      </>
    ),
  },
};

export const FromAButton: Story = {
  render: function FromAButton(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main>
        <Stack>
          <PageHeading>Project details</PageHeading>
          <Inline>
            <Button onPress={() => setIsOpen(true)}>Add document</Button>
          </Inline>
          <Modal
            {...args}
            isOpen={isOpen}
            onClose={(reason) => {
              args.onClose(reason);
              setIsOpen(false);
            }}
          />
        </Stack>
      </main>
    );
  },
};

/** The row whose button opened the dialog is gone when the dialog closes. */
export const OpenerGone: Story = {
  render: function OpenerGone(args) {
    const [names, setNames] = useState(['Consent form', 'Protocol']);
    const [opened, setOpened] = useState<string>();
    return (
      <main>
        <Stack>
          <PageHeading>Documents</PageHeading>
          <ul style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
            {names.map((name) => (
              <li key={name}>
                <Button onPress={() => setOpened(name)}>{`Open ${name}`}</Button>
              </li>
            ))}
          </ul>
          <Modal
            {...args}
            isOpen={opened !== undefined}
            onClose={(reason) => {
              args.onClose(reason);
              setNames(names.filter((name) => name !== opened));
              setOpened(undefined);
            }}
          />
        </Stack>
      </main>
    );
  },
};

/** Opened by the clock while nothing had focus, as a session warning is. */
export const WithoutATrigger: Story = {
  render: function WithoutATrigger(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <main>
        <Stack>
          <PageHeading>Project details</PageHeading>
          <Modal
            {...args}
            isOpen={isOpen}
            onClose={(reason) => {
              args.onClose(reason);
              setIsOpen(false);
            }}
          />
        </Stack>
      </main>
    );
  },
};
