import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ConfirmationDialog } from '../../components/ConfirmationDialog';
import { EmptyState } from '../../components/EmptyState';
import { Stack } from '../../components/Layout';
import { Table, type TableColumn } from '../../components/Table';
import { showToast, ToastRegion } from '../../components/Toast';

const meta: Meta = {
  title: 'Patterns/Destructive actions',
  render: () => <Feedback />,
};

export default meta;

interface Answer {
  id: string;
  text: string;
  received: string;
}

const received: readonly Answer[] = [
  { id: '1', text: 'A bench half-way up the hill would help me.', received: '4 March 2026' },
  { id: '2', text: 'Walking with somebody is easier than alone.', received: '3 March 2026' },
  { id: '3', text: 'I would like a map with resting places.', received: '1 March 2026' },
];

const columns: readonly TableColumn<Answer>[] = [
  { id: 'text', label: 'Answer', isRowHeader: true, cell: ({ text }) => text },
  { id: 'received', label: 'Received', cell: ({ received: on }) => on },
];

function Feedback({ asked: first = null }: { asked?: Answer | null }) {
  const [answers, setAnswers] = useState(received);
  const [asked, setAsked] = useState<Answer | null>(first);
  return (
    <Stack>
      <Table
        caption="Feedback"
        columns={columns}
        rows={answers}
        getRowId={({ id }) => id}
        rowActions={(answer) => [
          { id: 'approve', label: 'Approve', onAction: () => undefined },
          { id: 'delete', label: 'Delete', tone: 'danger', onAction: () => setAsked(answer) },
        ]}
        empty={<EmptyState title="No feedback is left to look at" />}
      />
      <ConfirmationDialog
        isOpen={asked !== null}
        title="Delete this feedback?"
        label={`“${asked?.text ?? ''}” will be gone for everyone. This cannot be undone.`}
        confirmLabel="Delete permanently"
        tone="danger"
        onConfirm={() => {
          setAnswers(answers.filter((answer) => answer !== asked));
          setAsked(null);
          showToast({ tone: 'success', message: 'The feedback was deleted.' });
        }}
        onCancel={() => setAsked(null)}
      />
      <ToastRegion />
    </Stack>
  );
}

export const FromARowsMenu: StoryObj = {};

export const Asking: StoryObj = {
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: () => <Feedback asked={received[0] ?? null} />,
};
