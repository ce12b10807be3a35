import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link';

const meta: Meta<typeof Link> = {
  component: Link,
  args: { href: '/privacy-policy', children: 'privacy policy' },
};

export default meta;
type Story = StoryObj<typeof Link>;

export const Inline: Story = {
  render: (args) => (
    <p>
      What we keep about you stands in our <Link {...args} />, in plain English.
    </p>
  ),
};

export const Standalone: Story = { args: { variant: 'standalone', children: 'Back to Login' } };

export const Primary: Story = {
  args: { variant: 'primary', href: '/new-project', children: 'Create a project' },
};

export const Secondary: Story = {
  args: { variant: 'secondary', href: '/signup', children: 'Sign up' },
};

export const External: Story = {
  args: {
    href: 'https://www.hra.nhs.uk/approvals-amendments/',
    children: 'Health Research Authority approvals',
    isExternal: true,
  },
};

export const ExternalButton: Story = {
  args: {
    variant: 'secondary',
    href: 'https://play.example/sounding',
    children: 'Get the app',
    isExternal: true,
  },
};
