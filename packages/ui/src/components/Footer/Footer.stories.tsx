import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookieBanner } from '../CookieBanner';
import { RadioGroup } from '../RadioGroup';
import { Footer } from './Footer';

const meta: Meta<typeof Footer> = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    linkGroups: [
      {
        title: 'Helpful Information',
        links: [
          { label: 'Accessibility Statement', href: '/accessibility' },
          { label: 'Acknowledgement', href: '/acknowledgement' },
          { label: 'Cookies', href: '/cookies' },
          { label: 'Privacy Notice', href: '/privacy-policy' },
          { label: 'Terms & Conditions', href: '/terms-and-conditions' },
          { label: 'FAQs', href: '/faqs' },
        ],
      },
      {
        title: 'Follow us',
        links: [
          { label: 'Facebook', href: 'https://social.example/facebook', isExternal: true },
          { label: 'Instagram', href: 'https://social.example/instagram', isExternal: true },
          { label: 'LinkedIn', href: 'https://social.example/linkedin', isExternal: true },
          { label: 'Videos', href: 'https://social.example/videos', isExternal: true },
          { label: 'Short videos', href: 'https://social.example/short-videos', isExternal: true },
        ],
      },
    ],
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const BothGroups: Story = {};

export const WithBanner: Story = {
  args: {
    children: (
      <CookieBanner
        readMoreHref="/cookies"
        onAccept={() => undefined}
        onDecline={() => undefined}
      />
    ),
  },
};

export const WithAside: Story = {
  args: {
    aside: (
      <RadioGroup
        label="Look of this site"
        value="light"
        onChange={() => undefined}
        options={[
          { value: 'system', label: 'Same as my device' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    ),
  },
};

export const NoSocialNetworks: Story = {
  args: {
    linkGroups: [
      { title: 'Helpful Information', links: [{ label: 'Cookies', href: '/cookies' }] },
      { title: 'Follow us', links: [] },
    ],
  },
};
