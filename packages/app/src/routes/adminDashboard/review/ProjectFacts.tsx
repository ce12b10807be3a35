import type { Schemas } from '@sounding/api-client';
import { formatShortDateTime } from '@sounding/domain/dates';
import { launchText } from '@sounding/domain/project';
import { Card, DescriptionList } from '@sounding/ui';
import { AgeRanges } from '../../../features/page/AgeRanges';
import { isolated } from '../../../isolated';
import { useNow } from '../../../useNow';

/** What the preview does not show: whom the project is for, when it runs and who pays for it. */
export function ProjectFacts({ project }: { project: Schemas['Project'] }) {
  const { researcher, endDate, ageRanges, interests, funder } = project;
  const now = useNow([endDate]);
  return (
    <Card title="About this project">
      <DescriptionList
        items={[
          { term: 'Researcher', description: researcher.fullName },
          { term: 'Launch', description: launchText(project, now, formatShortDateTime) },
          { term: 'Ends', description: endDate === null ? '' : formatShortDateTime(endDate) },
          { term: 'Age ranges', description: <AgeRanges ranges={ageRanges} /> },
          {
            term: 'Categories',
            description: list.format(interests.map(({ name }) => isolated(name))),
          },
          { term: 'Funder', description: funder ?? 'None named' },
        ]}
      />
    </Card>
  );
}

const list = new Intl.ListFormat('en-GB', { type: 'unit' });
