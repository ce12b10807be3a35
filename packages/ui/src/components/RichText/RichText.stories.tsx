import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText';

const meta = { component: RichText } satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraphs: Story = {
  args: {
    html: '<p>We want to learn how <strong>children with asthma</strong> sleep, and <em>why</em> some wake at night.</p><p>Nothing you tell us is <u>ever</u> shown with your name.</p>',
  },
};

export const Lists: Story = {
  args: {
    html: '<p>You would:</p><ul><li><p>wear a watch for a week</p></li><li><p>keep a short diary, in which you write</p><ol><li><p>when you went to bed</p></li><li><p>when you woke</p></li></ol></li></ul>',
  },
};

export const WithLink: Story = {
  args: {
    html: '<p>Read more at <a href="https://www.asthmaandlung.org.uk">Asthma + Lung UK</a>.</p>',
  },
};

/** None of this may run or be shown: an attacker would try to store it. */
export const Hostile: Story = {
  args: {
    html: '<p onclick="alert(1)" style="position:fixed">Safe words <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">and a link</a> <a href="http://example.org">to nowhere</a></p><iframe src="https://example.org"></iframe>',
  },
};
