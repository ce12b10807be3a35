import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentedVideo } from './ConsentedVideo';

/* The player itself has no story: Storybook must send no request to another service. */
const meta: Meta<typeof ConsentedVideo> = {
  component: ConsentedVideo,
  args: {
    videoId: 'M7lc1UVf-VE',
    title: 'How walking is measured',
    isConsented: false,
    preferenceHref: '/cookies',
  },
};

export default meta;
type Story = StoryObj<typeof ConsentedVideo>;

export const WithoutConsent: Story = {};

export const NoVideo: Story = { args: { videoId: 'no such id' } };
