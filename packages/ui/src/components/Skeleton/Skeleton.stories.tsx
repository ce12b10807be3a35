import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const AParagraph: Story = { args: { lines: 4 } };

export const ABlock: Story = { args: { height: '12rem' } };
