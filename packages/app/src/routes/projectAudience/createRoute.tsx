import { leadElsewhere } from '../../leadElsewhere';
import { placeOnPage, type PagePlace } from '../../features/page/waysBack';
import { projectStoreOf, useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { paths } from '../../paths';
import { servicesContext, type LoaderArguments } from '../../services';
import { AudiencePage } from './AudiencePage';
import { loadAudience } from './loadAudience';

/** Without a project in hand, creation starts at the title step (OPEN-68). */
export async function loader({ request, context }: LoaderArguments): Promise<Response | PagePlace> {
  const services = context.get(servicesContext);
  const store = projectStoreOf(services);
  if (store.get()?.mode !== 'creating') return leadElsewhere(request, paths.newProject);
  // The details page asks which version to keep.
  if (store.found() !== null) return leadElsewhere(request, paths.newProjectDetails);
  const openedAt = placeOnPage();
  await loadAudience(services);
  return openedAt;
}

/** Step 2 of a new project, and of a draft that is worked on again. */
export function Component() {
  const inHand = useProjectInHand(useProjectStore());
  return inHand && <AudiencePage inHand={inHand} nextPath={paths.newProjectDetails} />;
}
