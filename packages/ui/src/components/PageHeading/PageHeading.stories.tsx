import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { PageHeading } from './PageHeading';

const meta: Meta<typeof PageHeading> = {
  component: PageHeading,
  args: { children: 'Your current projects' },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLeadAndAction: Story = {
  args: {
    lead: 'Everything you are asking the public about, newest first.',
    action: <Button variant="primary">Create new project</Button>,
  },
};

export const InAStep: Story = { args: { eyebrow: 'Step 2 of 3', children: 'Audience' } };

export const AfterARouteChange: Story = {
  args: { focusKey: 'arrival-1' },
  // Framed on a documentation page, since it takes focus.
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
};

export const LongTitle: Story = {
  args: {
    children:
      'What would make it easier for people over seventy to take part in trials of new blood pressure medicines?',
    action: <Button>Edit project</Button>,
  },
};
