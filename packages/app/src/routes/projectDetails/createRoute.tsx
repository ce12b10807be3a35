import { leadElsewhere } from '../../leadElsewhere';
import { idOf } from '../../features/page/routeParameters';
import { isUnsaved, opened } from '../../features/projectInHand/projectInHand';
import { projectStoreOf } from '../../features/projectInHand/projectStoreOf';
import { goOnWith, takeForEditing } from '../../features/projectInHand/takeProject';
import { paths } from '../../paths';
import { servicesContext, type LoaderArguments } from '../../services';
import { DetailsPage } from './DetailsPage';

/**
 * Continues with the project in hand, or first takes in hand the one that the address names. Without
 * either, creation starts at the title step (OPEN-68).
 */
export async function loader({ request, context }: LoaderArguments) {
  const services = context.get(servicesContext);
  const asked = idOf(new URL(request.url).searchParams.get('project') ?? '');
  if (asked !== null) {
    const { mode } = await takeForEditing(services, asked, request.signal);
    return leadElsewhere(
      request,
      mode === 'editing' ? paths.editProject(asked) : paths.newProjectDetails,
    );
  }
  const store = projectStoreOf(services);
  const inHand = store.get();
  if (inHand === null) return leadElsewhere(request, paths.newProject);
  const { id } = inHand;
  if (id !== null && store.found() === null && !isUnsaved(inHand))
    await goOnWith(services, { ...inHand, id }, request.signal);
  else store.take(opened(inHand));
  // The project was published while it was worked on.
  return id !== null && store.get()?.mode === 'editing'
    ? leadElsewhere(request, paths.editProject(id))
    : null;
}

export const handle = { width: 'text' };

export const Component = DetailsPage;
