import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Picture } from './Picture';
import rings from '../../movingPicture/rings.gif?url';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#0b5563"/><g fill="none" stroke="#f7f3ea" stroke-width="6"><circle cx="320" cy="180" r="50"/><circle cx="320" cy="180" r="100"/><circle cx="320" cy="180" r="150"/></g></svg>`;

const meta: Meta<typeof Picture> = {
  component: Picture,
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    alt: 'Three rings on water, one around the other',
    width: 640,
    height: 360,
  },
};

export default meta;
type Story = StoryObj<typeof Picture>;

export const Shown: Story = {};

export const InANarrowPlace: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Animated: Story = {
  args: { src: rings, alt: 'Three rings spread on water', width: 480, height: 270 },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /the animation/ });
  },
};

export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } };

export const BrokenDecoration: Story = {
  args: { src: 'data:image/png;base64,AAAA', alt: '', width: undefined, height: undefined },
};
