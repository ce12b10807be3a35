import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Card } from '../Card';
import { Footer } from '../Footer';
import { Header } from '../Header';
import { PageHeading } from '../PageHeading';
import { SearchField } from '../SearchField';
import { Select } from '../Select';
import { Columns } from './Columns';
import { Inline } from './Inline';
import { Page } from './Page';
import { Stack } from './Stack';

const meta: Meta<typeof Page> = {
  component: Page,
  // A page is as high as the screen, so on a documentation page each story has its own frame.
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '28rem' } },
  },
  args: { children: null },
};

export default meta;
type Story = StoryObj<typeof meta>;

const cards = [
  { title: 'Interested', text: '77 people' },
  { title: 'Not interested', text: '43 people' },
];

export const WholePage: Story = {
  parameters: { docs: { story: { height: '44rem' } } },
  args: {
    header: (
      <Header
        homeHref="/"
        productName="Sounding"
        version="v1.1.4"
        isAuthenticated
        onLogOut={() => undefined}
      />
    ),
    footer: (
      <Footer
        linkGroups={[
          {
            title: 'Helpful information',
            links: [
              { label: 'Accessibility statement', href: '/accessibility' },
              { label: 'Cookies', href: '/cookies' },
            ],
          },
        ]}
      />
    ),
    children: (
      <Stack gap="section">
        <PageHeading
          lead="Everything you are asking the public about, newest first."
          action={<Button variant="primary">Create new project</Button>}
        >
          Your current projects
        </PageHeading>
        <Columns>
          {cards.map(({ title, text }) => (
            <Card key={title} title={title}>
              <p>{text}</p>
            </Card>
          ))}
        </Columns>
        <Inline justify="end">
          <Button variant="quiet">Cancel changes</Button>
          <Button>Save as draft</Button>
        </Inline>
      </Stack>
    ),
  },
};

export const OneColumnForm: Story = {
  args: {
    width: 'form',
    children: (
      <Stack gap="separate">
        <PageHeading eyebrow="Step 1 of 3">New project</PageHeading>
        <p>A form stands in one column, narrow enough to read each label with its field.</p>
        <Inline>
          <Button variant="primary">Next: audience</Button>
        </Inline>
      </Stack>
    ),
  },
};

export const TextWithAside: Story = {
  args: {
    children: (
      <Stack gap="separate">
        <PageHeading>Walking after a stroke</PageHeading>
        <Columns layout="aside">
          <Stack>
            <p>
              We want to know what helps people to walk further in the first year after a stroke,
              and what gets in the way.
            </p>
            <p>Your answers shape which questions the trial asks.</p>
          </Stack>
          <Card title="At a glance">
            <p>Ends on 4 March 2027.</p>
          </Card>
        </Columns>
      </Stack>
    ),
  },
};

export const FiltersAndActions: Story = {
  args: {
    children: (
      <Stack gap="separate">
        <PageHeading>Walking after a stroke</PageHeading>
        <Inline gap="tight" isPairedOnPhones>
          {['Edit', 'Preview', 'Export', 'Involvement report', 'Share', 'Back'].map((action) => (
            <Button key={action}>{action}</Button>
          ))}
        </Inline>
        <Columns layout="filters" gap="related">
          <SearchField label="Search researchers" value="" onChange={() => undefined} />
          {['Role', 'Status', 'Page size'].map((label) => (
            <Select
              key={label}
              label={label}
              value="all"
              onChange={() => undefined}
              options={[{ value: 'all', label: 'All' }]}
            />
          ))}
        </Columns>
      </Stack>
    ),
  },
};
