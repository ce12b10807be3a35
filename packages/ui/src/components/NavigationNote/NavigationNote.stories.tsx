import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavigationNote } from './NavigationNote';

const meta: Meta<typeof NavigationNote> = {
  component: NavigationNote,
  // Framed on a documentation page, since it takes focus or fills the page.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { isNavigating: true },
};

export default meta;
type Story = StoryObj<typeof NavigationNote>;

export const Slow: Story = { args: { delay: 0 } };
