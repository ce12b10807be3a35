import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor';

const written = `<p>We want to learn how <strong>children with asthma</strong> sleep.</p><p>You would:</p><ul><li><p>wear a watch for a week</p></li><li><p>keep a short diary</p></li></ul><p>Read more at <a href="https://www.asthmaandlung.org.uk">Asthma + Lung UK</a>.</p>`;

const meta: Meta<typeof RichTextEditor> = {
  component: RichTextEditor,
  args: { label: 'Paragraph', value: '', onChange: fn() },
  render: function WithState(args: RichTextEditorProps) {
    const [value, setValue] = useState(args.value);
    return (
      <RichTextEditor
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
};

export default meta;
type Story = StoryObj<typeof RichTextEditor>;

export const Empty: Story = {};

export const Written: Story = { args: { value: written, limit: 1000 } };

export const Required: Story = {
  args: {
    isRequired: true,
    hint: 'Say what taking part would mean for a person.',
    limit: 1000,
  },
};

export const NearTheLimit: Story = { args: { value: written, limit: 140 } };

export const OverTheLimit: Story = {
  args: { value: written, limit: 100, error: 'The Paragraph cannot exceed 100 characters' },
};

export const WithError: Story = {
  args: { isRequired: true, error: 'At least one paragraph is required' },
};

export const Disabled: Story = { args: { value: written, isDisabled: true } };

export const AskingForALink: Story = {
  args: { value: written },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Link' }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};

/** As on a page that restores the last saved version. */
export const SetFromOutside: Story = {
  args: { value: written },
  render: function SetByAButton(args: RichTextEditorProps) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <RichTextEditor {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue('<p>The saved version.</p>')}>Put back</Button>
      </>
    );
  },
};

/** As on a page that renders several times a second, with new handlers. */
export const BesideABusyParent: Story = {
  render: function Busy(args: RichTextEditorProps) {
    const [value, setValue] = useState(args.value);
    const [draws, setDraws] = useState(0);
    return (
      <div onKeyUp={() => setDraws(draws + 1)} role="presentation">
        <RichTextEditor
          {...args}
          hint={`Drawn ${draws} times since you began to type`}
          value={value}
          onChange={(next) => setValue(next)}
        />
      </div>
    );
  },
};
