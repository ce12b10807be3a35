import { Breadcrumbs, Stack } from '@sounding/ui';
import { useNavigate } from 'react-router-dom';
import { RoutePage } from '../../features/page/RoutePage';
import { ResearcherForm, type ResearcherEntry } from '../../features/researcherForm/ResearcherForm';
import { researcherFormTitles } from '../../features/researcherForm/researcherFormUses';
import { toast } from '../../features/toasts/toast';
import { paths } from '../../paths';
import { queriesOf } from '../../queries';
import { useServices } from '../../services';

export const handle = { width: 'form' } as const;

/** An administrator adds a researcher or a monitor. */
export function Component() {
  const { api, queryClient } = useServices();
  const navigate = useNavigate();

  const register = async (entry: ResearcherEntry) => {
    await api.registerResearcher({ body: entry });
    await queryClient.invalidateQueries({ queryKey: queriesOf(api).researchers.key });
    toast({
      tone: 'success',
      message: `${entry.name} is added. A link to choose a password is on its way to ${entry.login}.`,
    });
    void navigate(paths.researchersWith(entry.role));
  };

  return (
    <Stack>
      <Breadcrumbs
        items={[
          { label: 'Administration', href: paths.admin },
          { label: researcherFormTitles.add },
        ]}
      />
      <RoutePage title={researcherFormTitles.add}>
        <ResearcherForm
          use="add"
          submitLabel="Add researcher"
          pendingLabel="Adding"
          cancelHref={paths.admin}
          onSave={register}
        />
      </RoutePage>
    </Stack>
  );
}
