import type { Schemas } from '@sounding/api-client';
import { roleLabels } from '@sounding/domain/account';
import { activationLabels } from '@sounding/domain/listing';
import { counted } from '@sounding/domain/text';
import { Stack, type MenuAction } from '@sounding/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PagedList } from '../../../features/pagedList/PagedList';
import { useListAddress } from '../../../features/pagedList/useListAddress';
import { listState } from '../../../researchers/cameFromList';
import { researcherColumns } from '../../../researchers/columns';
import { ResearcherFilters } from '../../../researchers/ResearcherFilters';
import { chosenIn, researcherQuery } from '../../../researchers/researcherQuery';
import { paths } from '../../../paths';
import { queriesOf } from '../../../queries';
import { useServices } from '../../../services';
import { ActionDialog, type AskedAction } from './ActionDialog';
import {
  activate,
  deactivate,
  resetTwoFactor,
  sendResetLink,
  type ResearcherAction,
} from './researcherActions';

type Researcher = Schemas['Researcher'];

/** Lists all accounts except administrators', to find, edit and help people to sign in. */
export function ResearchersTab() {
  const queries = queriesOf(useServices().api);
  const address = useListAddress();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const { role, activation } = chosenIn(address.parameters);
  const page = useQuery({
    ...queries.researchers.page(researcherQuery(address.parameters)),
    placeholderData: keepPreviousData,
  });

  const actionsFor = (researcher: Researcher): MenuAction[] => {
    const asking = (action: ResearcherAction): MenuAction => {
      const disabledReason = action.hindrance?.(researcher);
      return {
        id: action.verb,
        label: action.verb,
        tone: action.tone,
        isDisabled: disabledReason !== undefined,
        disabledReason,
        onAction: () => setAsked({ action, researcher }),
      };
    };
    return [
      {
        id: 'edit',
        label: 'Edit',
        onAction: () =>
          void navigate(paths.editResearcher(researcher.id), { state: listState(search) }),
      },
      asking(sendResetLink),
      asking(researcher.activated ? deactivate : activate),
      asking(resetTwoFactor),
    ];
  };

  return (
    <Stack>
      <ResearcherFilters address={address} />
      <PagedList
        caption="Researchers"
        columns={researcherColumns}
        page={page}
        address={address}
        counted={(total) => counted(total, 'person', 'people')}
        rowActions={actionsFor}
        chosen={[
          ['Role', roleLabels[role]],
          ['Status', activation === 'all' ? undefined : activationLabels[activation]],
        ]}
        advice="Try fewer or other words, or choose another role or status."
      />
      <ActionDialog asked={asked} onClose={() => setAsked(null)} />
    </Stack>
  );
}
