import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Inline } from '../Layout';
import { Link } from '../Link';
import { InlineMessage } from './InlineMessage';

const meta: Meta<typeof InlineMessage> = {
  component: InlineMessage,
  args: { tone: 'info', children: 'Your project goes to an administrator once you publish it.' },
};

export default meta;
type Story = StoryObj<typeof InlineMessage>;

export const Info: Story = {};

export const Success: Story = {
  args: { tone: 'success', title: 'Draft saved', children: 'You can come back to it at any time.' },
};

export const Attention: Story = {
  args: {
    tone: 'attention',
    title: 'The ethics document is missing',
    children: (
      <>
        Upload it before you ask for approval. <Link href="#upload">Upload the document</Link>
      </>
    ),
  },
};

export const Problem: Story = {
  args: {
    tone: 'error',
    children: 'The address or the password is not right. Check both and try again.',
  },
};

export const WithAButton: Story = {
  args: {
    children: (
      <Inline>
        <span>Question 1 was deleted.</span>
        <Button variant="quiet">Put it back</Button>
      </Inline>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'What happens next',
    children:
      'An administrator reads the project and its ethics document, usually within two working days. You get an email with the decision, and the reason when something needs to change. Until then you can read the project but not change it.',
  },
};
