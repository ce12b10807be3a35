import type { Api, Schemas } from '@sounding/api-client';
import { ifMatch } from '../../versions/ifMatch';
import { isFinalRefusal, isRefusal } from '../../versions/refusals';
import { newCreationKey } from './keys';
import { isWorthKeeping } from './localCopy';
import { changesPayload, creationPayload } from './payload';
import { isUnsaved, type ProjectInHand } from './projectInHand';
import type { ProjectStore } from './projectStore';

/** The save that is under way, whichever page began it. */
const underWay = new WeakMap<ProjectStore, Promise<void>>();

/** The save of this project in hand that is under way, whichever page began it. */
export function saveUnderWay(store: ProjectStore): Promise<void> | null {
  return underWay.get(store) ?? null;
}

/**
 * Sends the project in hand, for the first time or again, and keeps what the server stored. The server
 * answers 412 if somebody else has changed the version meanwhile. It answers 422 to a first save if another
 * tab, duplicated from this one, has already saved the project. Saves run one after another: what an earlier
 * one left unsaved is sent as a change to its result.
 */
export async function saveProject(
  api: Api,
  store: ProjectStore,
  sent: ProjectInHand,
): Promise<void> {
  const earlier = underWay.get(store);
  const save =
    earlier === undefined ? send(api, store, sent) : saveAfter(earlier, api, store, sent);
  underWay.set(store, save);
  try {
    await save;
  } finally {
    if (underWay.get(store) === save) underWay.delete(store);
  }
}

async function saveAfter(
  earlier: Promise<void>,
  api: Api,
  store: ProjectStore,
  sent: ProjectInHand,
): Promise<void> {
  // If it fails, what it sent is still unsaved.
  await earlier.catch(() => undefined);
  const current = store.asItStands(sent);
  if (current !== null && isWorthKeeping(current)) await send(api, store, current);
}

async function send(api: Api, store: ProjectStore, sent: ProjectInHand): Promise<void> {
  if (sent.id === null) {
    await create(api, store, sent);
    // What was written since the first attempt is a change to what that attempt created.
    const current = store.asItStands(sent);
    if (sent.unanswered !== null && current?.id != null && isUnsaved(current))
      await update(api, store, current, current.id);
  } else await update(api, store, sent, sent.id);
}

function update(api: Api, store: ProjectStore, sent: ProjectInHand, id: number): Promise<void> {
  store.sending({ idempotencyKey: null, form: sent.form });
  return untilAnswered(store, sent, () =>
    api.updateProject({
      body: changesPayload(sent, id),
      header: ifMatch(sent.version),
    }),
  );
}

/**
 * Sends the same creation under the same Idempotency-Key until the server has decided on it, so that it
 * creates only one project.
 */
function create(api: Api, store: ProjectStore, inHand: ProjectInHand): Promise<void> {
  const { idempotencyKey, form } = inHand.unanswered ?? { idempotencyKey: null, form: inHand.form };
  const key = idempotencyKey ?? inHand.creationKey ?? newCreationKey();
  const sent = { ...inHand, form };
  store.sending({ idempotencyKey: key, form });
  return untilAnswered(store, sent, () =>
    api.createProject({ body: creationPayload(sent), header: { 'Idempotency-Key': key } }),
  );
}

async function untilAnswered(
  store: ProjectStore,
  sent: ProjectInHand,
  call: () => Promise<Schemas['Project']>,
): Promise<void> {
  try {
    const answer = await call();
    if (!isWhole(answer)) throw new Error('What answered the save is no project.');
    await store.saved(sent, answer);
  } catch (error) {
    if (isRefusal(error)) store.refused(sent, isFinalRefusal(error) ? null : sent.unanswered);
    throw error;
  }
}

/** Whether the response is a whole project: a proxy may answer instead, and then the work must stay kept. */
function isWhole({
  id,
  version,
  title,
  contents,
  questions,
}: Partial<Schemas['Project']>): boolean {
  return (
    typeof id === 'number' &&
    typeof version === 'number' &&
    typeof title === 'string' &&
    Array.isArray(contents) &&
    Array.isArray(questions)
  );
}
