import { numberText } from '@sounding/domain/text';
import { Inline, Link, Tabs } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { useAddressSearch } from '../../addressSearch';
import { RoutePage } from '../../features/page/RoutePage';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { servicesContext, useServices, type LoaderArguments } from '../../services';
import { DocumentsTab } from './documents/DocumentsTab';
import { researcherQuery } from '../../researchers/researcherQuery';
import { ResearchersTab } from './researchers/ResearchersTab';
import { SignupsTab } from './signups/SignupsTab';

const tabIds = ['researchers', 'documents', 'signups'] as const;
type TabId = (typeof tabIds)[number];

const pageName = 'Administration';
const tabLabels: Readonly<Record<TabId, string>> = {
  researchers: 'Researchers',
  documents: 'Projects awaiting approval',
  signups: 'Signup requests',
};

/** Starts the requests; the page shows at once and fills in when the answers come. */
export function loader({ request, context }: LoaderArguments) {
  const { queryClient, api } = context.get(servicesContext);
  const queries = queriesOf(api);
  const search = new URL(request.url).searchParams;
  // The page itself shows a failure.
  const ignore = () => undefined;
  queryClient.query(queries.ethics.awaiting()).catch(ignore);
  queryClient.query(queries.signupRequests.awaiting()).catch(ignore);
  if (tabIn(search) === 'researchers') {
    queryClient.query(queries.researchers.page(researcherQuery(search))).catch(ignore);
  }
  return null;
}

/** An administrator's home. */
export function Component() {
  const queries = queriesOf(useServices().api);
  const { data: documents } = useQuery(queries.ethics.awaiting());
  const { data: signups } = useQuery(queries.signupRequests.awaiting());
  const { search, replaceBy } = useAddressSearch();
  const tab = tabIn(search);

  return (
    <RoutePage
      title={`${tabLabels[tab]} – ${pageName}`}
      heading={pageName}
      action={
        <Inline>
          <Link href={paths.settings} variant="secondary">
            {'Settings & Config'}
          </Link>
          <Link href={paths.addResearcher} variant="secondary">
            Add new researcher
          </Link>
        </Inline>
      }
    >
      <Tabs
        label={pageName}
        tabs={[
          { id: 'researchers', label: tabLabels.researchers, content: <ResearchersTab /> },
          {
            id: 'documents',
            label: tabLabels.documents,
            count: documents?.length,
            countLabel: waiting,
            content: <DocumentsTab />,
          },
          {
            id: 'signups',
            label: tabLabels.signups,
            count: signups?.length,
            countLabel: waiting,
            content: <SignupsTab />,
          },
        ]}
        selectedId={tab}
        onSelect={(id) => replaceBy(id === tabIds[0] ? {} : { tab: id })}
      />
    </RoutePage>
  );
}

const waiting = (count: number) => `${numberText(count)} waiting`;

function tabIn(search: URLSearchParams): TabId {
  const asked = search.get('tab');
  return tabIds.find((id) => id === asked) ?? tabIds[0];
}
