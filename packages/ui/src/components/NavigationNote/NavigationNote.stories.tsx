import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationNote } from './NavigationNote';

const meta: Meta<typeof NavigationNote> = {
  component: NavigationNote,
  args: { isNavigating: true },
};

export default meta;
type Story = StoryObj<typeof NavigationNote>;

export const Slow: Story = { args: { delay: 0 } };
