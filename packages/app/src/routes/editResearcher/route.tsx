import type { Schemas } from '@sounding/api-client';
import { Breadcrumbs, Stack } from '@sounding/ui';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { RoutePage } from '../../features/page/RoutePage';
import { idIn } from '../../features/page/routeParameters';
import { ResearcherForm, type ResearcherEntry } from '../../features/researcherForm/ResearcherForm';
import { researcherFormTitles } from '../../features/researcherForm/researcherFormUses';
import { toast } from '../../features/toasts/toast';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { servicesContext, useServices, type LoaderArguments } from '../../services';

export const handle = { width: 'form' } as const;

/** The person as the server has them now: a form must not start from what is old. */
export function loader({ params, context }: LoaderArguments): Promise<Schemas['Researcher']> {
  const { queryClient, api } = context.get(servicesContext);
  return queryClient.query(queriesOf(api).researchers.one(idIn(params)));
}

/** An administrator changes the name or the address of a researcher or monitor. */
export function Component() {
  const { id, fullName, emailAddress, role } = useLoaderData<Schemas['Researcher']>();
  const { api, queryClient } = useServices();
  const navigate = useNavigate();

  const edit = async ({ name, login }: ResearcherEntry) => {
    await api.editResearcher({ path: { id }, body: { name, login } });
    await queryClient.invalidateQueries({ queryKey: queriesOf(api).researchers.key });
    toast({ tone: 'success', message: `The changes to ${name} are saved.` });
    void navigate(paths.researchersWith(role));
  };

  return (
    <Stack>
      <Breadcrumbs
        items={[
          { label: 'Administration', href: paths.admin },
          { label: researcherFormTitles.edit },
        ]}
      />
      <RoutePage title={researcherFormTitles.edit} lead={fullName}>
        <ResearcherForm
          // Another person's form starts from that person.
          key={id}
          use="edit"
          stored={{ name: fullName, login: emailAddress, role }}
          submitLabel="Save changes"
          pendingLabel="Saving"
          cancelHref={paths.admin}
          onSave={edit}
        />
      </RoutePage>
    </Stack>
  );
}
