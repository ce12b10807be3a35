import { Breadcrumbs, Stack, Tabs } from '@sounding/ui';
import { useAddressSearch } from '../../addressSearch';
import { RoutePage } from '../../features/page/RoutePage';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { servicesContext, type LoaderArguments } from '../../services';
import { auditQuery } from './auditLog/auditQuery';
import { AuditSection } from './auditLog/AuditSection';
import { InterestsSection } from './interests/InterestsSection';

const sectionIds = ['interests', 'audit'] as const;
type SectionId = (typeof sectionIds)[number];

const pageName = 'Settings & Config';
const sectionLabels: Readonly<Record<SectionId, string>> = {
  interests: 'Interest categories',
  audit: 'Audit log',
};

/** Starts the request; the page shows at once and fills in when the answer comes. */
export function loader({ request, context }: LoaderArguments) {
  const { queryClient, api } = context.get(servicesContext);
  const queries = queriesOf(api);
  const search = new URL(request.url).searchParams;
  // The page itself shows a failure.
  const ignore = () => undefined;
  if (sectionIn(search) === 'audit') {
    queryClient.query(queries.auditLog.page(auditQuery(search))).catch(ignore);
    queryClient.query(queries.auditLog.actions()).catch(ignore);
  } else {
    queryClient.query(queries.interests.all()).catch(ignore);
  }
  return null;
}

/** What administrators maintain: the interest categories (OPEN-05), and the audit log to read. */
export function Component() {
  const { search, replaceBy } = useAddressSearch();
  const section = sectionIn(search);
  return (
    <Stack>
      <Breadcrumbs items={[{ label: 'Administration', href: paths.admin }, { label: pageName }]} />
      <RoutePage title={`${sectionLabels[section]} – ${pageName}`} heading={pageName}>
        <Tabs
          label={pageName}
          tabs={[
            { id: 'interests', label: sectionLabels.interests, content: <InterestsSection /> },
            { id: 'audit', label: sectionLabels.audit, content: <AuditSection /> },
          ]}
          selectedId={section}
          onSelect={(id) => replaceBy(id === sectionIds[0] ? {} : { section: id })}
        />
      </RoutePage>
    </Stack>
  );
}

function sectionIn(search: URLSearchParams): SectionId {
  const asked = search.get('section');
  return sectionIds.find((id) => id === asked) ?? sectionIds[0];
}
