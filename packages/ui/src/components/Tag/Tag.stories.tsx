import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag';

const meta = {
  component: Tag,
  args: { tone: 'neutral', children: 'Draft' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Info: Story = { args: { tone: 'info', children: 'Awaiting approval' } };

export const Success: Story = { args: { tone: 'success', children: 'Published' } };

export const Attention: Story = {
  args: { tone: 'attention', children: 'Ethics document rejected' },
};

export const LongWord: Story = {
  args: {
    tone: 'info',
    children: 'Verhaltenswissenschaftsgrundlagenforschungsvorhabensgenehmigung',
  },
};

export const Failed: Story = { args: { tone: 'error', children: 'Could not be sent' } };
