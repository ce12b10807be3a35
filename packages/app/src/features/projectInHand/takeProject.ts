import type { Api } from '@sounding/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { storedProject, type ProjectInHand } from './projectInHand';
import type { ProjectStore } from './projectStore';
import { queriesOf } from '../../queries';

interface Sources {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly projectInHand: ProjectStore;
}

/** Takes a stored project in hand, whole and with its ethics document; both are asked for together. */
async function takeStored(
  { api, queryClient, projectInHand }: Sources,
  id: number,
): Promise<ProjectInHand> {
  const queries = queriesOf(api);
  const [project, document] = await Promise.all([
    queryClient.query(queries.projects.full(id)),
    queryClient.query(queries.ethics.ofProject(id)),
  ]);
  const inHand = storedProject(project, document);
  projectInHand.take(inHand);
  return inHand;
}

/** The same, unless this project is in hand already: then its unsaved work is kept. */
export async function takeForEditing(sources: Sources, id: number): Promise<ProjectInHand> {
  const inHand = sources.projectInHand.get();
  return inHand?.id === id ? inHand : takeStored(sources, id);
}
