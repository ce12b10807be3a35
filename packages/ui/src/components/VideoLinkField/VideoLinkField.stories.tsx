import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { VideoLinkField, type VideoLinkFieldProps } from './VideoLinkField';

/** An invented service for the stories: its videos are at video.example/ followed by their id. */
const parse = (link: string) =>
  /^https:\/\/video\.example\/([\w-]{4,20})$/.exec(link.trim())?.[1] ?? null;

const meta = {
  component: VideoLinkField,
  args: {
    label: 'Link to the video',
    hint: 'Paste the address that you see when you watch it.',
    value: '',
    onChange: fn(),
    parse,
  },
  render: function WithState(args: VideoLinkFieldProps) {
    const [value, setValue] = useState(args.value);
    return (
      <VideoLinkField
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<VideoLinkFieldProps>;

export default meta;
type Story = StoryObj<VideoLinkFieldProps>;

export const Empty: Story = {};

export const Recognised: Story = { args: { value: 'https://video.example/sleep-study' } };

export const NotRecognised: Story = {
  args: {
    value: 'https://elsewhere.example/1',
    error: 'Please, provide a valid video link',
  },
};

export const Disabled: Story = {
  args: { value: 'https://video.example/sleep-study', isDisabled: true },
};
