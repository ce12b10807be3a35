import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, within } from 'storybook/test';
import { ImageUpload, type ImageUploadProps } from './ImageUpload';
import type { ImageRefusalReason } from './imageLimits';
import rings from '../../movingPicture/rings.gif?url';

/** Error texts as an app would write them. */
const words: Record<ImageRefusalReason, string> = {
  wrongFormat: 'Please, upload an Image',
  unreadable: 'Please, upload a better Image',
  tooLarge: 'Please, upload a better Image',
};

/** A small drawing of hills under a moon, as a picture of a project could be. */
const hills =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#0a3d49"/><circle cx="480" cy="100" r="46" fill="#fdebd8"/><path d="M0 280q160-120 320 0t320-30v110H0z" fill="#2f7d8b"/><path d="M0 320q200-90 400 0t240-10v50H0z" fill="#0b2a31"/></svg>',
  );

const meta: Meta<typeof ImageUpload> = {
  component: ImageUpload,
  args: {
    label: 'Image',
    accept: ['image/jpeg', 'image/png', 'image/gif'],
    maxBytes: 500_000,
    resize: { maxWidth: 1024, maxHeight: 768, quality: 0.7 },
    image: null,
    altText: '',
    onSelect: fn(),
    onRefuse: fn(),
    onPrepare: fn(),
    onRemove: fn(),
    onAltTextChange: fn(),
  },
  render: function WithState(args: ImageUploadProps) {
    const [image, setImage] = useState(args.image);
    const [error, setError] = useState(args.error);
    const [altText, setAltText] = useState(args.altText);
    return (
      <ImageUpload
        {...args}
        image={image}
        error={error}
        altText={altText}
        onSelect={(next) => {
          args.onSelect(next);
          setError(undefined);
          setImage(next);
        }}
        onRefuse={(reason) => {
          args.onRefuse(reason);
          setError(words[reason]);
        }}
        onRemove={
          args.onRemove &&
          (() => {
            args.onRemove?.();
            setImage(null);
          })
        }
        onAltTextChange={(next) => {
          args.onAltTextChange(next);
          setAltText(next);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof ImageUpload>;

export const Empty: Story = {};

export const Chosen: Story = {
  args: {
    image: { dataUrl: hills, name: 'hills at night.png', bytes: 182_000 },
    altText: 'Hills under a full moon',
  },
};

export const Animated: Story = {
  args: {
    image: { dataUrl: rings, name: 'rings.gif', bytes: 9_647 },
    altText: 'Three rings spread on water',
  },
  parameters: { docs: { story: { height: '38rem' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /the animation/ });
  },
};

export const WithoutDescription: Story = {
  args: {
    image: { dataUrl: hills, name: 'hills at night.png', bytes: 182_000 },
    altTextError: 'Please, provide an image description',
  },
};

export const Refused: Story = { args: { error: 'Please, upload an Image' } };

export const Disabled: Story = { args: { isDisabled: true } };
