import { leadElsewhere } from '../../leadElsewhere';
import { idIn } from '../../features/page/routeParameters';
import { takeForEditing } from '../../features/projectInHand/takeProject';
import { paths } from '../../paths';
import { servicesContext, type LoaderArguments } from '../../services';
import { DetailsPage } from './DetailsPage';

/** Takes a published project in hand; one that is not published yet is continued where drafts are. */
export async function loader({ request, params, context }: LoaderArguments) {
  const services = context.get(servicesContext);
  const inHand = await takeForEditing(services, idIn(params), request.signal);
  return inHand.mode === 'editing' ? null : leadElsewhere(request, paths.newProjectDetails);
}

export const handle = { width: 'text' };

export const Component = DetailsPage;
