import { differencesBetween } from './differences';
import { copyKey } from './copyKey';
import type { LocalCopy } from './localCopy';
import { isUnsaved, storedProject, type ProjectInHand } from './projectInHand';
import { projectStoreOf } from './projectStoreOf';
import { queriesOf } from '../../queries';
import type { Services } from '../../services';

/**
 * Takes a stored project in hand, whole and with its ethics document, unless it is in hand already with
 * unsaved work. Unsaved work that another tab or an earlier visit left is found along with it. Rejects once
 * `signal` is aborted, so that a person who has gone on to something else keeps that in hand.
 */
export async function takeForEditing(
  services: Services,
  id: number,
  signal: AbortSignal,
): Promise<ProjectInHand> {
  const store = projectStoreOf(services);
  const current = store.get();
  const isInHand = current?.id === id;
  if (isInHand && (isUnsaved(current) || store.found() !== null)) return current;

  const stored = await loadStored(services, id);
  const inHand = isInHand ? inPlaceOf(current, stored) : stored;
  await takeWithLeftWork(services, inHand, signal);
  return inHand;
}

/**
 * Continues a stored project in hand that has no unsaved changes. It is loaded again if it may be outdated
 * after a reload, or if found work must be compared with the server's version.
 */
export async function goOnWith(
  services: Services,
  inHand: ProjectInHand & { readonly id: number },
  signal: AbortSignal,
): Promise<void> {
  const store = projectStoreOf(services);
  if (!store.isResumed()) {
    await takeWithLeftWork(services, inHand, signal);
    if (store.found() === null) return;
  }
  const stored = await loadStored(services, inHand.id);
  await takeWithLeftWork(services, inPlaceOf(inHand, stored), signal);
}

/**
 * Takes a stored project in hand, and with it the newest unsaved work on it that some tab left. Copies that
 * read like the stored version are already saved, and are removed.
 */
async function takeWithLeftWork(
  services: Services,
  inHand: ProjectInHand,
  signal: AbortSignal,
): Promise<void> {
  const { keptProjects } = services;
  const store = projectStoreOf(services);
  const copies = inHand.id === null ? [] : await keptProjects.list();
  signal.throwIfAborted();
  const others = copies.filter(
    (copy) => copy.inHand.id === inHand.id && copy.key !== copyKey(inHand),
  );
  const isNews = (copy: LocalCopy) => differencesBetween(copy.inHand.form, inHand.form).length > 0;
  for (const copy of others) if (!isNews(copy)) void keptProjects.remove(copy);
  const found = others.find(isNews);
  if (found === undefined) store.take(inHand);
  else store.takeWithFound(inHand, found);
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

/** The stored project. If nothing has changed, it keeps the current form and key, so that the fields stay. */
export function inPlaceOf(current: ProjectInHand, stored: ProjectInHand): ProjectInHand {
  const { formKey, form } = current;
  return differencesBetween(form, stored.form).length === 0
    ? { ...stored, formKey, form, baseline: form }
    : stored;
}
