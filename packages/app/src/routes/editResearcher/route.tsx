import type { Schemas } from '@sounding/api-client';
import { Breadcrumbs, Stack } from '@sounding/ui';
import { useLoaderData, useLocation, useNavigate, type Location } from 'react-router-dom';
import { LeavePrompt } from '../../features/leaving/LeavePrompt';
import { RoutePage } from '../../features/page/RoutePage';
import { idIn } from '../../features/page/routeParameters';
import { ResearcherForm } from '../../features/researcherForm/ResearcherForm';
import {
  keptOnPageMessage,
  researcherFormTitles,
} from '../../features/researcherForm/researcherFormUses';
import { useResearcherForm } from '../../features/researcherForm/useResearcherForm';
import { useToast } from '../../features/toasts/useToast';
import { isolated } from '../../isolated';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { listSearchIn } from '../../researchers/cameFromList';
import { servicesContext, useServices, type LoaderArguments } from '../../services';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { useStoredResearcher } from './useStoredResearcher';

export const handle = { width: 'form' } as const;

/** Reads the person from the server now: a form must not start from old data. */
export function loader({ params, context }: LoaderArguments): Promise<Schemas['Researcher']> {
  const { queryClient, api } = context.get(servicesContext);
  return queryClient.query(queriesOf(api).researchers.one(idIn(params)));
}

/** An administrator changes the name or the address of a researcher or monitor. */
export function Component() {
  const researcher = useLoaderData<Schemas['Researcher']>();
  return (
    <Stack>
      <Breadcrumbs
        items={[
          { label: 'Administration', href: paths.admin },
          { label: researcherFormTitles.edit },
        ]}
      />
      <RoutePage
        title={`${researcher.fullName} – ${researcherFormTitles.edit}`}
        heading={researcherFormTitles.edit}
        lead={researcher.fullName}
      >
        {/* The key gives each person a form of their own. */}
        <EditForm key={researcher.id} researcher={researcher} />
      </RoutePage>
    </Stack>
  );
}

function EditForm({ researcher }: { researcher: Schemas['Researcher'] }) {
  const { stored, overtaking, save, settle } = useStoredResearcher(researcher);
  const { fullName: name, emailAddress: login, role } = stored;
  const { api, queryClient } = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const location: Location<unknown> = useLocation();
  const before = listSearchIn(location.state);
  const list = before === null ? null : paths.researchersAsBefore(before);
  const form = useResearcherForm({
    use: 'edit',
    stored: { name, login, role },
    async send(entry) {
      const saved = await save({ name: entry.name, login: entry.login });
      await queryClient.invalidateQueries({ queryKey: queriesOf(api).researchers.key });
      toast({ tone: 'success', message: `The changes to ${isolated(saved.fullName)} are saved.` });
    },
    onSaved: () => void navigate(list ?? paths.researchersWith(role)),
    onKept: () => toast({ tone: 'error', message: keptOnPageMessage }),
  });
  return (
    <>
      {overtaking !== null && (
        <ChangedMeanwhile
          overtaking={overtaking}
          onTakeNewer={() => {
            form.change({ name, login });
            settle();
          }}
        />
      )}
      <ResearcherForm
        form={form}
        submitLabel="Save changes"
        pendingLabel="Saving"
        cancelHref={list ?? paths.admin}
      />
      <LeavePrompt {...form.leaving} />
    </>
  );
}
