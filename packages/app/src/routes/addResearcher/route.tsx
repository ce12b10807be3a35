import { Breadcrumbs, Stack } from '@sounding/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeavePrompt } from '../../features/leaving/LeavePrompt';
import { RoutePage } from '../../features/page/RoutePage';
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
import { useServices } from '../../services';
import { createUnderOneKey } from '../../versions/underOneKey';

export const handle = { width: 'form' } as const;

/** An administrator adds a researcher or a monitor. */
export function Component() {
  const { api, queryClient } = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const [underOneKey] = useState(createUnderOneKey);

  const form = useResearcherForm({
    use: 'add',
    async send(entry) {
      const { fullName, emailAddress } = await underOneKey(
        ['registerResearcher', entry],
        (header) => api.registerResearcher({ body: entry, header }),
      );
      await queryClient.invalidateQueries({ queryKey: queriesOf(api).researchers.key });
      toast({
        tone: 'success',
        message: `${isolated(fullName)} is added. A link to choose a password is on its way to ${emailAddress}.`,
      });
    },
    onSaved: ({ role }) => void navigate(paths.researchersWith(role)),
    onKept: () => toast({ tone: 'error', message: keptOnPageMessage }),
  });

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
          form={form}
          submitLabel="Add researcher"
          pendingLabel="Adding"
          cancelHref={paths.admin}
        />
        <LeavePrompt {...form.leaving} />
      </RoutePage>
    </Stack>
  );
}
