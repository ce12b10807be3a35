import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterCounter } from './CharacterCounter';

const meta: Meta<typeof CharacterCounter> = {
  component: CharacterCounter,
  args: { count: 12, limit: 255 },
};

export default meta;
type Story = StoryObj<typeof CharacterCounter>;

export const Within: Story = {};

export const NearTheLimit: Story = { args: { count: 250 } };

export const AtTheLimit: Story = { args: { count: 255 } };

export const Over: Story = { args: { count: 258 } };
