import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns, Stack } from '../Layout';
import { Link } from '../Link';
import { PageHeading } from '../PageHeading';
import { DepthIllustration } from './DepthIllustration';

const meta: Meta<typeof DepthIllustration> = { component: DepthIllustration };

export default meta;
type Story = StoryObj<typeof DepthIllustration>;

export const BesideAWelcome: Story = {
  decorators: [
    (Illustration) => (
      <Columns layout="aside">
        <Stack>
          <PageHeading lead="Research gets better when the people it is for have a say in it.">
            Welcome
          </PageHeading>
          <div>
            <Link href="#sign-in" variant="primary">
              Sign in
            </Link>
          </div>
        </Stack>
        <Illustration />
      </Columns>
    ),
  ],
};
