import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { EmptyState } from '../../components/EmptyState';
import { InlineMessage } from '../../components/InlineMessage';
import { Columns, Inline, Stack } from '../../components/Layout';
import { Link } from '../../components/Link';
import { Skeleton } from '../../components/Skeleton';
import { Spinner } from '../../components/Spinner';

const meta: Meta = {
  title: 'Patterns/Empty and loading',
  parameters: { docs: { source: { type: 'dynamic' } } },
};

export default meta;

export const OnItsWay: StoryObj = {
  render: () => (
    <Columns>
      <Card title="The shape is known">
        <Skeleton lines={4} />
      </Card>
      <Card title="The shape is not known">
        <Spinner label="Preparing your export" delay={0} />
      </Card>
    </Columns>
  ),
};

export const NothingYet: StoryObj = {
  render: () => (
    <Columns>
      <Card title="Published projects">
        <EmptyState
          title="No published projects yet"
          action={
            <Link href="/create" variant="primary">
              Create a project
            </Link>
          }
        >
          <p>A project appears here once an administrator has approved its ethics document.</p>
        </EmptyState>
      </Card>
      <Card title="Search">
        <EmptyState
          title="No project is called “Walkign”"
          action={<Button>Clear the search</Button>}
        >
          <p>Check the spelling, or try fewer words.</p>
        </EmptyState>
      </Card>
    </Columns>
  ),
};

export const OnePartFailed: StoryObj = {
  render: () => (
    <Columns>
      <Card title="Reach">
        <DescriptionList
          items={[{ term: 'Want to hear more', description: '64% of 120 responses' }]}
        />
      </Card>
      <Card title="Feedback">
        <Stack>
          <InlineMessage tone="error">The feedback could not be loaded.</InlineMessage>
          <Inline>
            <Button>Try again</Button>
          </Inline>
        </Stack>
      </Card>
    </Columns>
  ),
};
