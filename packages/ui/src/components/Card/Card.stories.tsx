import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { Card } from './Card';

const meta: Meta<typeof Card> = {
  component: Card,
  args: {
    title: 'Ethics document',
    children: <p>Send one PDF or Word document, at most 2 MB.</p>,
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="primary">Upload document</Button>
        <Button variant="quiet">Not now</Button>
      </>
    ),
  },
};

export const Untitled: Story = { args: { title: undefined } };

export const PartOfAForm: Story = {
  args: {
    title: 'Funder',
    isPart: true,
    children: <TextField label="Funder name" value="" onChange={fn()} />,
  },
};
