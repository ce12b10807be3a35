import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from '../Button';
import { Inline, Stack } from '../Layout';
import { PageHeading } from '../PageHeading';
import { queue, showToast, type ToastMessage } from './queue';
import { ToastRegion } from './ToastRegion';

function Showing({ toasts }: { toasts: readonly ToastMessage[] }) {
  useEffect(() => {
    toasts.forEach(showToast);
    return () => queue.clear();
  }, [toasts]);
  return null;
}

/** The stories show messages sent before they were rendered; a page sends one when something is done. */
const code = `<>
  <ToastRegion />
  <Button onPress={() => showToast({ tone: 'success', message: 'Your draft is saved.' })}>
    Save as draft
  </Button>
</>`;

const meta: Meta<typeof ToastRegion> = {
  component: ToastRegion,
  // Framed on a documentation page, since it takes focus or fills the page.
  parameters: { docs: { source: { code }, story: { inline: false, height: '30rem' } } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const saved: ToastMessage = { tone: 'success', message: 'Your draft is saved.' };
const failed: ToastMessage = {
  tone: 'error',
  message: 'The document could not be downloaded. Please try again.',
};
const note: ToastMessage = {
  tone: 'info',
  message: 'An administrator is looking at your ethics document.',
};

/** The region is there before any message. */
export const OnDemand: Story = {
  render: (args) => (
    <main>
      <Stack>
        <PageHeading>Project details</PageHeading>
        <Inline>
          <Button onPress={() => showToast(saved)}>Save as draft</Button>
          <Button onPress={() => showToast(failed)}>Download</Button>
        </Inline>
      </Stack>
      <ToastRegion {...args} />
      <Showing toasts={[]} />
    </main>
  ),
};

const one = [saved];
const several = [note, failed, saved];

export const Success: Story = {
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Showing toasts={one} />
    </>
  ),
};

export const Several: Story = {
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Showing toasts={several} />
    </>
  ),
};
