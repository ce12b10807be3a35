import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { ConfirmationDialog } from '../../components/ConfirmationDialog';
import { DescriptionList } from '../../components/DescriptionList';
import { EmptyState } from '../../components/EmptyState';
import { Inline, Stack } from '../../components/Layout';
import { Tabs } from '../../components/Tabs';
import { showToast, ToastRegion } from '../../components/Toast';

const meta: Meta = { title: 'Patterns/Moderation queue', render: () => <Queue /> };

export default meta;

interface Waiting {
  id: string;
  project: string;
  researcher: string;
  since: string;
}

const waitingAtFirst: readonly Waiting[] = [
  {
    id: '1',
    project: 'Sleep and shift work',
    researcher: 'Mary Seacole, Guy’s Hospital',
    since: '4 March 2026, today',
  },
  {
    id: '2',
    project: 'Walking further in the first year after a stroke',
    researcher: 'Ada Byron, University of Leeds',
    since: '2 March 2026, 2 days ago',
  },
];

interface Asked {
  item: Waiting;
  status: 'yes' | 'no';
}

function Queue() {
  const [waiting, setWaiting] = useState(waitingAtFirst);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tab, setTab] = useState<'documents' | 'signups'>('documents');
  const inWords = (count: number) => `${count} waiting`;
  return (
    <>
      <Tabs
        label="Administration"
        selectedId={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'documents',
            label: 'Projects awaiting approval',
            count: waiting.length,
            countLabel: inWords,
            content: <Items items={waiting} onAsk={setAsked} />,
          },
          {
            id: 'signups',
            label: 'Signup requests',
            count: 0,
            countLabel: inWords,
            content: <EmptyState title="Nobody is waiting for an account" />,
          },
        ]}
      />
      <ConfirmationDialog
        isOpen={asked !== null}
        status={asked?.status}
        label={
          asked?.status === 'yes'
            ? `“${asked.item.project}” will be published at once.`
            : 'The researcher is told by email, with your comment, and can send another document.'
        }
        onConfirm={() => {
          setWaiting(waiting.filter((item) => item !== asked?.item));
          setAsked(null);
          showToast({
            tone: 'success',
            message:
              asked?.status === 'yes' ? 'The project is approved.' : 'The project is rejected.',
          });
        }}
        onCancel={() => setAsked(null)}
      />
      <ToastRegion />
    </>
  );
}

interface ItemsProps {
  items: readonly Waiting[];
  onAsk: (asked: Asked) => void;
}

function Items({ items, onAsk }: ItemsProps) {
  if (items.length === 0)
    return (
      <EmptyState title="The queue is empty">
        <p>A project appears here when its ethics document has been sent.</p>
      </EmptyState>
    );
  return (
    <Stack>
      {items.map((item) => (
        <Card
          key={item.id}
          title={item.project}
          actions={
            <Inline gap="tight">
              <Button onPress={() => onAsk({ item, status: 'yes' })}>Approve</Button>
              <Button onPress={() => onAsk({ item, status: 'no' })}>Reject</Button>
            </Inline>
          }
        >
          <DescriptionList
            items={[
              { term: 'Researcher', description: item.researcher },
              { term: 'Waiting since', description: item.since },
            ]}
          />
        </Card>
      ))}
    </Stack>
  );
}

export const TwoWait: StoryObj = {};
