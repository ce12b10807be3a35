import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink';

const meta: Meta<typeof SkipLink> = {
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Main">
        <a href="#elsewhere">Projects</a>
      </nav>
      <main id="main" tabIndex={-1}>
        <h1>Your current projects</h1>
        <p>Press Tab at the top of the page: the skip link appears.</p>
      </main>
    </>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTopOfAPage: Story = {};
