import { Breadcrumbs, Stack } from '@sounding/ui';
import { RoutePage } from '../../features/page/RoutePage';
import { paths } from '../../paths';
import { ResearcherList } from '../../researchers/ResearcherList';

/** The admin's list of researchers and monitors, to be read and not changed (OPEN-07). */
export function Component() {
  return (
    <Stack>
      <Breadcrumbs
        items={[{ label: 'Dashboard', href: paths.monitorDashboard }, { label: 'Researchers' }]}
      />
      <RoutePage
        title="Researchers"
        lead="Researchers and monitors with an account, a role at a time."
      >
        <ResearcherList />
      </RoutePage>
    </Stack>
  );
}
