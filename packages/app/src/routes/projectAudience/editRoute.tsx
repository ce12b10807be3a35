import { leadElsewhere } from '../../leadElsewhere';
import { projectStoreOf, useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { takeForEditing } from '../../features/projectInHand/takeProject';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { idIn } from '../../features/page/routeParameters';
import { placeOnPage, type PagePlace } from '../../features/page/waysBack';
import { paths } from '../../paths';
import { servicesContext, type LoaderArguments } from '../../services';
import { AudiencePage } from './AudiencePage';
import { loadAudience } from './loadAudience';

/** Loads the project, unless it is in hand already, and the choices offered. */
export async function loader({
  request,
  context,
  params,
}: LoaderArguments): Promise<Response | PagePlace> {
  // The page that the audience is opened from is still on the screen.
  const openedAt = placeOnPage();
  const services = context.get(servicesContext);
  const id = idIn(params);
  const [inHand] = await Promise.all([
    takeForEditing(services, id, request.signal),
    loadAudience(services),
  ]);
  // The details page asks which version to keep, and shows unsaved work on a completed project.
  if (projectStoreOf(services).found() !== null || inHand.completedDate != null)
    return leadElsewhere(request, paths.editProject(id));
  return inHand.mode === 'editing' ? openedAt : leadElsewhere(request, paths.newProjectAudience);
}

/** The audience of a published project: choices can be added, and saved ones stay. */
export function Component() {
  const inHand = useProjectInHand(useProjectStore());
  if (inHand?.id == null) return null;
  return <AudiencePage inHand={inHand} nextPath={paths.editProject(inHand.id)} />;
}
