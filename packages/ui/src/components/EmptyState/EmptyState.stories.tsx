import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

const meta: Meta<typeof EmptyState> = {
  component: EmptyState,
  args: {
    title: 'No published projects yet',
    children: <p>A project appears here once an administrator has approved its ethics document.</p>,
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const WithNextStep: Story = {
  args: { action: <Button variant="primary">Create new project</Button> },
};

export const NothingToDo: Story = {};

export const TitleOnly: Story = { args: { children: undefined } };
