import type { Schemas } from '@sounding/api-client';
import { Stack, type MenuAction } from '@sounding/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listState } from '../../../researchers/cameFromList';
import { ResearcherList } from '../../../researchers/ResearcherList';
import { paths } from '../../../paths';
import { ActionDialog, type AskedAction } from './ActionDialog';
import {
  activate,
  deactivate,
  resetTwoFactor,
  sendResetLink,
  type ResearcherAction,
} from './researcherActions';

type Researcher = Schemas['Researcher'];

/** Lists the accounts of one role, never administrators, to find, edit and help people to sign in. */
export function ResearchersTab() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [asked, setAsked] = useState<AskedAction | null>(null);

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
      <ResearcherList rowActions={actionsFor} />
      {asked !== null && <ActionDialog asked={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
