import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { FileUpload, type FileUploadProps, type UploadFile } from './FileUpload';

const accept = ['png', 'jpg', 'jpeg', 'pdf'];
const maxBytes = 2_000_000;
const letter: UploadFile = { name: 'Ethics approval letter.pdf', size: 1_240_000 };

/** Checks a file as an app would; returns the error text of a wrong file. */
function judge(file: UploadFile): string | undefined {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!accept.includes(ending)) return 'Invalid file format';
  return file.size > maxBytes ? 'File size is greater than 2MB' : undefined;
}

const meta: Meta<typeof FileUpload> = {
  component: FileUpload,
  args: {
    label: 'Ethics document',
    accept,
    maxBytes,
    file: null,
    onSelect: fn(),
    onRemove: fn(),
    onCancel: fn(),
  },
  render: function WithState(args: FileUploadProps) {
    const [file, setFile] = useState(args.file);
    const [error, setError] = useState(args.error);
    return (
      <FileUpload
        {...args}
        file={file}
        error={error}
        onSelect={(next) => {
          args.onSelect(next);
          const wrong = judge(next);
          setError(wrong);
          setFile(wrong === undefined ? next : null);
        }}
        onRemove={() => {
          args.onRemove?.();
          setFile(null);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof FileUpload>;

export const Empty: Story = {};

export const Required: Story = {
  args: {
    isRequired: true,
    hint: 'The letter or certificate in which a committee approves your research.',
  },
};

export const Chosen: Story = { args: { file: letter } };

export const LongName: Story = {
  args: {
    file: {
      name: 'Health_Research_Authority_favourable_opinion_and_all_annexes_final_final_v12.pdf',
      size: 1_999_999,
    },
  },
};

export const WrongFile: Story = { args: { error: 'Invalid file format' } };

export const Uploading: Story = { args: { file: letter, progress: 0.4 } };

export const Disabled: Story = { args: { isDisabled: true } };

/** The progress moves by itself until the upload is complete or cancelled. */
export const UploadThatMoves: Story = {
  args: { file: letter },
  tags: ['!autodocs'],
  render: function Moving(args: FileUploadProps) {
    const [progress, setProgress] = useState<number | undefined>(0);
    useEffect(() => {
      const timer = setInterval(
        () => setProgress((now) => (now === undefined || now >= 1 ? undefined : now + 0.25)),
        100,
      );
      return () => clearInterval(timer);
    }, []);
    return (
      <FileUpload
        {...args}
        progress={progress}
        onCancel={() => {
          args.onCancel?.();
          setProgress(undefined);
        }}
      />
    );
  },
};
