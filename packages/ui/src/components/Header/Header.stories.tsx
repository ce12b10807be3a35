import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Link } from '../Link';
import { Menu } from '../Menu';
import { Header } from './Header';

const meta: Meta<typeof Header> = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/',
    productName: 'Sounding',
    version: 'v1.1.4',
    isAuthenticated: true,
    onLogOut: fn(),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};

export const SignedOut: Story = { args: { isAuthenticated: false } };

export const WithNavigation: Story = {
  args: {
    children: (
      <nav aria-label="Main">
        <Link href="/projects" variant="standalone">
          Projects
        </Link>
      </nav>
    ),
  },
};

const account = (
  <Menu
    label="Account"
    variant="quiet"
    items={[{ id: 'codes', label: 'Backup codes', onAction: fn() }]}
  />
);

export const WithAccount: Story = { args: { children: account } };

export const OnAPhone: Story = {
  args: { children: account },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
};

export const OnANarrowPhone: Story = {
  args: { children: account },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
};

const ownLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" width="64" height="32"><rect width="64" height="32" rx="4" fill="#7a3ea1"/><circle cx="32" cy="16" r="9" fill="#ffffff"/></svg>',
)}`;

export const OwnLogo: Story = { args: { productName: 'Echo', logo: ownLogo } };
