import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link';
import { Tag } from '../Tag';
import { DescriptionList } from './DescriptionList';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Status', description: <Tag tone="success">Published</Tag> },
      { term: 'Researcher', description: 'Ada Byron' },
      { term: 'End date', description: '4 March 2027' },
      {
        term: 'Ethics document',
        description: <Link href="/documents/3">walking-study-approval.pdf</Link>,
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};

export const LongValues: Story = {
  args: {
    items: [
      {
        term: 'What the study asks about',
        description:
          'What helps people to walk further in the first year after a stroke, what gets in the way, and which of the many measures in use say something that matters to them.',
      },
      {
        term: 'Email',
        description: 'a-very-long-address.of-a-researcher@department.university.example',
      },
    ],
  },
};

export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};
