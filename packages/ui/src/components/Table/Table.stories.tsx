import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Inline } from '../Layout';
import { Table, type TableProps } from './Table';
import type { TableColumn, TableSort } from './types';

interface Study {
  id: number;
  title: string;
  status: string;
  submitted: string;
  responses: number;
}

const studies: readonly Study[] = [
  {
    id: 1,
    title: 'Walking further in the first year after a stroke',
    status: 'Published',
    submitted: '4 March 2026',
    responses: 1204,
  },
  {
    id: 2,
    title: 'Asthma plans that teenagers would really use at school, at sport and away from home',
    status: 'Draft',
    submitted: '17 February 2026',
    responses: 0,
  },
  {
    id: 3,
    title: 'Sleep and shift work',
    status: 'Awaiting approval',
    submitted: '30 January 2026',
    responses: 58,
  },
];

const columns: readonly TableColumn<Study>[] = [
  { id: 'title', label: 'Title', isRowHeader: true, isSortable: true, cell: ({ title }) => title },
  { id: 'status', label: 'Status', cell: ({ status }) => status },
  { id: 'submitted', label: 'Submitted', isOneLine: true, cell: ({ submitted }) => submitted },
  {
    id: 'responses',
    label: 'Responses',
    align: 'end',
    isSortable: true,
    cell: ({ responses }) => responses.toLocaleString('en-GB'),
  },
];

const meta: Meta<typeof Table<Study>> = {
  component: Table<Study>,
  args: {
    caption: 'Your projects',
    columns,
    rows: studies,
    getRowId: ({ id }) => String(id),
    getRowHref: ({ id }) => `/project-overview/${id}`,
    empty: (
      <EmptyState title="No projects yet" action={<Button variant="primary">Create one</Button>}>
        <p>Your projects appear here from the first draft on.</p>
      </EmptyState>
    ),
  },
};

export default meta;
type Story = StoryObj<typeof Table<Study>>;

export const Ready: Story = {};

export const Sorted: Story = {
  args: { sort: { columnId: 'title', direction: 'ascending' }, onSortChange: fn() },
  render: function Sorted(args) {
    const [sort, setSort] = useState<TableSort | undefined>(args.sort);
    return (
      <Table
        {...args}
        rows={sort === undefined ? args.rows : sorted(args.rows, sort)}
        sort={sort}
        onSortChange={(next) => {
          args.onSortChange?.(next);
          setSort(next);
        }}
      />
    );
  },
};

function sorted(rows: readonly Study[], { columnId, direction }: TableSort): Study[] {
  const upwards = rows.toSorted((one, other) =>
    columnId === 'responses'
      ? one.responses - other.responses
      : one.title.localeCompare(other.title),
  );
  return direction === 'ascending' ? upwards : upwards.reverse();
}

export const WithCaption: Story = { args: { isCaptionVisible: true } };

/** A draft has no page of its own yet, so it is fetched first. */
export const OpenedByAction: Story = {
  args: {
    getRowHref: ({ id, status }) => (status === 'Draft' ? undefined : `/project-overview/${id}`),
    onRowOpen: fn(),
  },
};

export const WithActions: Story = {
  args: {
    getRowHref: undefined,
    columns: [
      ...columns.slice(0, 3),
      {
        id: 'actions',
        label: 'Actions',
        isActions: true,
        cell: () => (
          <Inline gap="tight">
            <Button>Download</Button>
            <Button>Approve</Button>
            <Button>Reject</Button>
          </Inline>
        ),
      },
    ],
  },
};

const rowActions: TableProps<Study>['rowActions'] = ({ status }) =>
  status === 'Draft'
    ? []
    : [
        { id: 'export', label: 'Export answers', onAction: fn() },
        {
          id: 'complete',
          label: 'Complete',
          onAction: fn(),
          isDisabled: status !== 'Published',
          disabledReason: 'Only a published project can be completed.',
        },
        { id: 'deactivate', label: 'Deactivate', tone: 'danger', onAction: fn() },
      ];

export const WithRowMenus: Story = { args: { rowActions } };

export const WithOpenRowMenu: Story = {
  args: { rowActions },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Actions for Sleep/u }));
  },
};

export const Loading: Story = { args: { status: 'loading', rows: [], loadingRowCount: 3 } };

export const Failed: Story = { args: { status: 'error', rows: [], onRetry: fn() } };

export const Empty: Story = { args: { rows: [] } };

const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: '22rem' }}>
    <Story />
  </div>
);

export const Narrow: Story = {
  args: { sort: { columnId: 'title', direction: 'ascending' }, onSortChange: fn() },
  decorators: [narrow],
};

export const NarrowWithRowMenus: Story = { args: { rowActions }, decorators: [narrow] };

export const NarrowLoading: Story = {
  args: { status: 'loading', rows: [], loadingRowCount: 2 },
  decorators: [narrow],
};
