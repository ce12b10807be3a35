import type { Schemas } from '@sounding/api-client';
import { Columns, Stack } from '@sounding/ui';
import { ComparisonBar } from '@sounding/ui/charts';
import { SectionHeading } from '../../../features/page/SectionHeading';

/** What everybody who saw the project answered to its two standing questions. */
export function Feedback({ summary }: { summary: Schemas['ProjectSummary'] }) {
  return (
    <Stack>
      <SectionHeading>Feedback</SectionHeading>
      <Columns>
        <ComparisonBar
          title="Interested in hearing more"
          data={[
            { label: 'Interested', count: summary.hearMoreYesCount },
            { label: 'Not interested', count: summary.hearMoreNoCount },
          ]}
        />
        <ComparisonBar
          title="Gave feedback"
          data={[
            { label: 'Gave feedback', count: summary.contributeYesCount },
            { label: 'Chose not to', count: summary.contributeNoCount },
          ]}
        />
      </Columns>
    </Stack>
  );
}
