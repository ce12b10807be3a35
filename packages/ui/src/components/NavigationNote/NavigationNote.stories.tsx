import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationNote } from './NavigationNote';

const meta: Meta<typeof NavigationNote> = {
  component: NavigationNote,
  // On a documentation page each stands in a page of its own: it takes focus, or the whole page.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { isNavigating: true },
};

export default meta;
type Story = StoryObj<typeof NavigationNote>;

export const Slow: Story = { args: { delay: 0 } };
