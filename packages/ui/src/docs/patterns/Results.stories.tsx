import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card';
import { ComparisonBar } from '../../components/ComparisonBar';
import { Columns, Stack } from '../../components/Layout';
import { LikertChart } from '../../components/LikertChart';
import { PieChart } from '../../components/PieChart';
import { PollResults } from '../../components/PollResults';
import { StatCard } from '../../components/StatCard';

const meta: Meta = { title: 'Patterns/Results', render: () => <Results /> };

export default meta;

function Results() {
  return (
    <Stack>
      <StatCard
        stats={[
          { id: 'all', label: 'Responses', value: 120, note: 'since 1 October 2026' },
          { id: 'more', label: 'Want to hear more', value: '64%', note: '77 of 120 responses' },
          { id: 'review', label: 'Answers to review', value: 3, note: 'of 84 answers' },
        ]}
      />
      <Columns gap="related">
        <Card>
          <ComparisonBar
            title="Interest in hearing more"
            data={[
              { label: 'Interested', count: 77 },
              { label: 'Not interested', count: 43 },
            ]}
          />
        </Card>
        <Card>
          <PieChart
            title="Age of the people who responded"
            data={[
              { label: '18 to 25', count: 24 },
              { label: '26 to 45', count: 48 },
              { label: '46 or above', count: 48 },
            ]}
          />
        </Card>
      </Columns>
      <Columns gap="related">
        <Card>
          <PollResults
            title="Where would you like to be seen?"
            data={[
              { label: 'At home', count: 52, percentage: 61.9 },
              { label: 'At the clinic', count: 21, percentage: 25 },
              { label: 'By telephone', count: 11, percentage: 13.1 },
            ]}
          />
        </Card>
        <Card>
          <LikertChart
            title="How clear is our aim?"
            data={{
              maxValue: 5,
              lowerLabel: 'Not clear',
              upperLabel: 'Very clear',
              counts: [1, 2, 6, 18, 31, 26],
            }}
          />
        </Card>
      </Columns>
    </Stack>
  );
}

export const OfOneProject: StoryObj = {};
