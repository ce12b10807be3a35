import { leadElsewhere } from '../../leadElsewhere';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { paths } from '../../paths';
import { servicesContext, useServices, type LoaderArguments } from '../../services';
import { AudiencePage } from './AudiencePage';
import { loadAudience } from './loadAudience';

/** Without a project in hand creation starts at its title (OPEN-68). */
export async function loader({ request, context }: LoaderArguments) {
  const services = context.get(servicesContext);
  if (services.projectInHand.get()?.mode !== 'creating')
    return leadElsewhere(request, paths.newProject);
  // Which version it is gets decided on the details page.
  if (services.projectInHand.found() !== null)
    return leadElsewhere(request, paths.newProjectDetails);
  await loadAudience(services);
  return null;
}

/** Step 2 of a new project, and of a draft that is worked on again. */
export function Component() {
  const inHand = useProjectInHand(useServices().projectInHand);
  return inHand && <AudiencePage inHand={inHand} nextPath={paths.newProjectDetails} />;
}
