import { EmptyState, Inline, Link, Tabs } from '@sounding/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { RoutePage } from '../../features/page/RoutePage';
import { paths } from '../../paths';
import { servicesContext, useServices, type LoaderArguments } from '../../services';
import { DocumentsTab } from './DocumentsTab';
import { queriesOf } from '../../queries';

const tabIds = ['documents', 'researchers', 'signups'] as const;
type TabId = (typeof tabIds)[number];

/** Starts the request; the page shows at once and fills in when the answer comes. */
export function loader({ context }: LoaderArguments) {
  const { queryClient, api } = context.get(servicesContext);
  // A failure is the page's own to show.
  queryClient.query(queriesOf(api).ethics.awaiting()).catch(() => undefined);
  return null;
}

/** An administrator's home. */
export function Component() {
  const queries = queriesOf(useServices().api);
  const { data: documents } = useQuery(queries.ethics.awaiting());
  const [search, setSearch] = useSearchParams();
  const selected = tabIn(search);

  return (
    <RoutePage
      title="Administration"
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
        label="Administration"
        tabs={[
          { id: 'researchers', label: 'Researchers', content: <NotHereYet /> },
          {
            id: 'documents',
            label: 'Projects awaiting approval',
            count: documents?.length,
            countLabel: (count) => `${count} waiting`,
            content: <DocumentsTab />,
          },
          { id: 'signups', label: 'Signup requests', content: <NotHereYet /> },
        ]}
        selectedId={selected}
        onSelect={(id) => setSearch(id === tabIds[0] ? {} : { tab: id })}
      />
    </RoutePage>
  );
}

function NotHereYet() {
  return (
    <EmptyState title="This part is not here yet">
      We are still building it. What you can do already is decide about projects that await
      approval.
    </EmptyState>
  );
}

function tabIn(search: URLSearchParams): TabId {
  const asked = search.get('tab');
  return tabIds.find((id) => id === asked) ?? tabIds[0];
}
