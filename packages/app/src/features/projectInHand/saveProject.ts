import type { Api, Schemas } from '@sounding/api-client';
import { isAnswered } from './isAnswered';
import { changesPayload, creationPayload } from './payload';
import { isUnsaved, type ProjectInHand } from './projectInHand';
import type { ProjectStore } from './projectStore';

/**
 * Sends the project in hand, for the first time or again, and keeps what the server stored. A save
 * over a version that somebody else has changed meanwhile is refused with 412.
 */
export async function saveProject(
  api: Api,
  store: ProjectStore,
  sent: ProjectInHand,
): Promise<void> {
  if (sent.id === null) {
    await create(api, store, sent);
    // What was written since the first attempt is a change to what that attempt created.
    const current = store.get();
    if (sent.unanswered !== null && current?.id != null && isUnsaved(current))
      await update(api, store, current, current.id);
  } else await update(api, store, sent, sent.id);
}

async function update(api: Api, store: ProjectStore, sent: ProjectInHand, id: number) {
  const project = await api.updateProject({
    body: changesPayload(sent, id),
    ...(sent.version !== null && { header: { 'If-Match': `"${sent.version}"` } }),
  });
  store.saved(sent, project);
}

/** The same creation under the same key until it is answered: then it creates nothing twice. */
async function create(api: Api, store: ProjectStore, inHand: ProjectInHand): Promise<void> {
  const unanswered = inHand.unanswered ?? {
    idempotencyKey: crypto.randomUUID(),
    form: inHand.form,
  };
  const sent = { ...inHand, form: unanswered.form };
  let project: Schemas['Project'];
  try {
    project = await api.createProject({
      body: creationPayload(sent),
      header: { 'Idempotency-Key': unanswered.idempotencyKey },
    });
  } catch (error) {
    store.creationFailed(isAnswered(error) ? null : unanswered);
    throw error;
  }
  store.saved(sent, project);
}
