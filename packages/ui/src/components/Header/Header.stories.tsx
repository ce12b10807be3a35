import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
        <a href="#projects">Projects</a>
      </nav>
    ),
  },
};
