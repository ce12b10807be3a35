import { leadElsewhere } from '../../leadElsewhere';
import { idIn } from '../../features/page/routeParameters';
import { isUnsaved } from '../../features/projectInHand/projectInHand';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { takeForEditing } from '../../features/projectInHand/takeProject';
import { paths } from '../../paths';
import { servicesContext, type LoaderArguments } from '../../services';
import { DetailsPage } from './DetailsPage';

/**
 * Takes a published project in hand; one that is not published yet goes on to the page of drafts. A completed
 * project opens only with unsaved work, which the person can copy.
 */
export async function loader({ request, params, context }: LoaderArguments) {
  const services = context.get(servicesContext);
  const id = idIn(params);
  const inHand = await takeForEditing(services, id, request.signal);
  const hasLeftWork = isUnsaved(inHand) || projectStoreOf(services).found() !== null;
  if (inHand.completedDate != null && !hasLeftWork)
    return leadElsewhere(request, paths.projectOverview(id));
  return inHand.mode === 'editing' ? null : leadElsewhere(request, paths.newProjectDetails);
}

export const handle = { width: 'text' };

export const Component = DetailsPage;
