import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link';
import { SkipLink } from './SkipLink';

const meta: Meta<typeof SkipLink> = {
  component: SkipLink,
  // On a documentation page each stands in a page of its own: it takes focus, or the whole page.
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Main">
        <Link href="#elsewhere" variant="standalone">
          Projects
        </Link>
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
