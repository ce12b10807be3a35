import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { exampleImage, exampleSecret } from './exampleCode';
import { QrCode } from './QrCode';

const meta = {
  component: QrCode,
  args: { image: exampleImage, secret: exampleSecret },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSecret: Story = {};

export const Copying: Story = {
  parameters: { docs: { story: { height: '17rem' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy key' }));
    await within(canvasElement).findByText(/Copied|did not allow/);
  },
};
