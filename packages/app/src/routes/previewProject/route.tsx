import { Button, Switch } from '@sounding/ui';
import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { leadElsewhere } from '../../leadElsewhere';
import { LeaveProjectPrompt } from '../../LeaveProjectPrompt';
import { RoutePage } from '../../features/page/RoutePage';
import { placeOnPage, useWayBack, type PagePlace } from '../../features/page/waysBack';
import { KeptInTabAlone } from '../../features/projectInHand/KeptInTabAlone';
import { projectStoreOf, useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { titleOf } from '../../features/projectInHand/projectInHand';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { useOneAtATime } from '../../oneAtATime';
import { offPaper } from '../../paper.css';
import { paths } from '../../paths';
import { servicesContext, type LoaderArguments } from '../../services';
import { ProjectView } from '../../projectView/ProjectView';
import { UnwrittenParts } from './UnwrittenParts';

export const handle = { width: 'text' };

interface Opening {
  /** The scroll position and focus of the page that the preview was opened from. */
  readonly openedAt: PagePlace;
}

/** Without a project in hand there is nothing to preview (OPEN-68). */
export function loader({ request, context }: LoaderArguments): Response | Opening {
  return projectStoreOf(context.get(servicesContext)).get() === null
    ? leadElsewhere(request, paths.projects)
    : // The page that the preview is opened from is still on the screen while this runs.
      { openedAt: placeOnPage() };
}

/** The project as participants will see it, saved or not. */
export function Component() {
  const store = useProjectStore();
  const inHand = useProjectInHand(store);
  const goBack = useGoBack();
  const [isOnPhone, setIsOnPhone] = useState(false);
  if (inHand === null) return null;
  const { form } = inHand;
  const title = titleOf(form);

  return (
    <RoutePage title={`${title} – Preview`} heading={title} eyebrow="Preview" lead={form.subtitle}>
      <div className={offPaper}>
        <Switch isSelected={isOnPhone} onChange={setIsOnPhone}>
          See it on a phone
        </Switch>
      </div>
      <UnwrittenParts form={form} />
      <ProjectView form={form} title={title} isOnPhone={isOnPhone} />
      <KeptInTabAlone inHand={inHand} />
      <div>
        <Button variant="primary" onPress={() => void goBack()}>
          Go back
        </Button>
      </div>
      <LeaveProjectPrompt />
    </RoutePage>
  );
}

/**
 * Goes back to the screen that the preview was opened from, with its scroll position and focus. A preview
 * opened by its address goes to the home page.
 */
function useGoBack(): () => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { openedAt } = useLoaderData<Opening>();
  const { returnTo } = useWayBack();
  const [address] = useState(() => window.location.href);
  return useOneAtATime(async () => {
    // The browser's address changes before the page does. If it has changed, going back has begun:
    // a second step would go back two pages.
    if (window.location.href !== address) return;
    // React Router's key of the first page of a visit.
    if (key === 'default') return navigate(paths.projects);
    returnTo(openedAt);
    const step = nextStep();
    await navigate(-1);
    await step;
  });
}

/** Resolves once the browser has gone back or forward. */
function nextStep(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
}
