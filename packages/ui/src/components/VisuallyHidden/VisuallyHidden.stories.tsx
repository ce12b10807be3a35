import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Inline, Stack } from '../Layout';
import { VisuallyHidden } from './VisuallyHidden';

const meta: Meta<typeof VisuallyHidden> = {
  component: VisuallyHidden,
  args: { children: ' Rosa Frank' },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const InAButton: Story = {
  render: (args) => (
    <Button>
      Approve
      <VisuallyHidden {...args} />
    </Button>
  ),
};

export const OneOfEachRow: Story = {
  render: () => (
    <Stack gap="related">
      {['Rosa Frank', 'Amir Haddad'].map((name) => (
        <Inline key={name}>
          <span>{name}</span>
          <Button>
            Approve<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const InAnotherLanguage: Story = {
  render: () => (
    <div lang="ar" dir="rtl">
      <Button>
        قبول<VisuallyHidden> روزا فرانك</VisuallyHidden>
      </Button>
    </div>
  ),
};
