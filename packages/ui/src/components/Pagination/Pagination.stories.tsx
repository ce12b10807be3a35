import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Pagination } from './Pagination';

const meta: Meta<typeof Pagination> = {
  component: Pagination,
  args: { page: 1, totalPages: 3, onChange: fn() },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onChange={(next) => {
          args.onChange(next);
          setPage(next);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof Pagination>;

export const InTheMiddle: Story = {};

export const First: Story = { args: { page: 0 } };

export const Last: Story = { args: { page: 2 } };

export const OnePage: Story = { args: { page: 0, totalPages: 1 } };

export const NothingFound: Story = { args: { page: 0, totalPages: 0 } };

export const ManyPages: Story = { args: { page: 1233, totalPages: 12_345 } };
