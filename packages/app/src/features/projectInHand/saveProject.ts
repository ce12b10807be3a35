import type { Api } from '@sounding/api-client';
import { changesPayload, creationPayload } from './payload';
import type { ProjectInHand } from './projectInHand';
import type { ProjectStore } from './projectStore';

/** Sends the project in hand, for the first time or again, and keeps what the server stored. */
export async function saveProject(
  api: Api,
  store: ProjectStore,
  sent: ProjectInHand,
): Promise<void> {
  const project =
    sent.id === null
      ? await api.createProject({ body: creationPayload(sent) })
      : await api.updateProject({ body: changesPayload(sent, sent.id) });
  store.saved(sent, project);
}
