import { paths } from '../../paths';
import type { DraftPlace } from './draftInHand';

/** The address of the editor for this place. */
export function draftPath({ kind, projectId, id, about }: DraftPlace): string {
  const search = new URLSearchParams({
    tab: `${kind}s`,
    mode: id === null ? 'add' : 'edit',
    ...((id ?? about) !== null && { about: String(id ?? about) }),
  });
  return `${paths.projectOverview(projectId)}?${search.toString()}`;
}
