import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { Tabs } from './Tabs';

const meta: Meta<typeof Tabs> = {
  component: Tabs,
  args: {
    label: 'Views of your projects',
    selectedId: 'current',
    onSelect: fn(),
    tabs: [
      { id: 'current', label: 'Current', content: <p>Two projects run now.</p> },
      { id: 'previous', label: 'Previous', content: <p>Nothing has ended yet.</p> },
      { id: 'published', label: 'Published', content: <p>One project is published.</p> },
      { id: 'unpublished', label: 'Unpublished', content: <Button>Continue the draft</Button> },
    ],
  },
  render: function Controlled(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    return (
      <Tabs
        {...args}
        selectedId={selectedId}
        onSelect={(id) => {
          args.onSelect(id);
          setSelectedId(id);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const FourViews: Story = {};

export const PanelWithAButton: Story = { args: { selectedId: 'unpublished' } };

export const WithCounts: Story = {
  args: {
    label: 'Administration',
    selectedId: 'documents',
    tabs: [
      { id: 'researchers', label: 'Researchers', content: <p>60 researchers.</p> },
      {
        id: 'documents',
        label: 'Projects awaiting approval',
        count: 3,
        countLabel: (count) => `${count} waiting`,
        content: <p>Three documents wait for your decision.</p>,
      },
      {
        id: 'signups',
        label: 'Signup requests',
        count: 0,
        countLabel: (count) => `${count} waiting`,
        content: <p>Nobody is waiting.</p>,
      },
    ],
  },
};
