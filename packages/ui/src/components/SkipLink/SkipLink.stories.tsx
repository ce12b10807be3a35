import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Inline, Stack } from '../Layout';
import { Link } from '../Link';
import { PageHeading } from '../PageHeading';
import { SkipLink } from './SkipLink';

const meta: Meta<typeof SkipLink> = {
  component: SkipLink,
  // Framed on a documentation page, since it takes focus or fills the page.
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  render: (args) => (
    <Stack>
      <SkipLink {...args} />
      <Inline justify="end">
        <nav aria-label="Main">
          <Link href="#elsewhere" variant="standalone">
            Projects
          </Link>
        </nav>
      </Inline>
      <main id="main" tabIndex={-1}>
        <PageHeading lead="Press Tab at the top of the page: the skip link appears.">
          Your current projects
        </PageHeading>
      </main>
    </Stack>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTopOfAPage: Story = {};

export const Reached: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
