import { differencesBetween } from './differences';
import { copyKey } from './copyKey';
import { isUnsaved, storedProject, type ProjectInHand } from './projectInHand';
import { projectStoreOf } from './projectStoreOf';
import { queriesOf } from '../../queries';
import type { Services } from '../../services';

/**
 * Takes a stored project in hand, whole and with its ethics document, unless it is in hand already
 * with unsaved work. Unsaved work that another tab or an earlier visit left is found along with it.
 */
export async function takeForEditing(services: Services, id: number): Promise<ProjectInHand> {
  const store = projectStoreOf(services);
  const current = store.get();
  const isInHand = current?.id === id;
  if (isInHand && (isUnsaved(current) || store.found() !== null)) return current;

  const [stored, found] = await Promise.all([
    loadStored(services, id),
    services.keptWork.find(copyKey({ id, formKey: '' })),
  ]);
  const inHand = isInHand ? inPlaceOf(current, stored) : stored;
  const isNews = found !== null && differencesBetween(found.inHand.form, inHand.form).length > 0;
  if (isNews) store.takeWithFound(inHand, found);
  else store.take(inHand);
  return inHand;
}

/** The project as the server has it now. */
export async function loadStored(
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>,
  id: number,
): Promise<ProjectInHand> {
  const queries = queriesOf(api);
  const [project, document] = await Promise.all([
    queryClient.query(queries.projects.full(id)),
    queryClient.query(queries.ethics.ofProject(id)),
  ]);
  return storedProject(project, document);
}

/** Whoever comes back to a page on which nothing changed finds the very same fields. */
function inPlaceOf(current: ProjectInHand, stored: ProjectInHand): ProjectInHand {
  const { formKey, form } = current;
  return differencesBetween(form, stored.form).length === 0
    ? { ...stored, formKey, form, baseline: form }
    : stored;
}
