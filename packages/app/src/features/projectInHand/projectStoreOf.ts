import { useServices, type Services } from '../../services';
import { ProjectStore } from './projectStore';

const made = new WeakMap<Services, ProjectStore>();

/** The holder of the project in hand, made when the first page asks: the sign-in page never does. */
export function projectStoreOf(services: Services): ProjectStore {
  const known = made.get(services);
  if (known !== undefined) return known;
  const store = new ProjectStore(services.storage, services.keptProjects);
  made.set(services, store);
  clearWithPerson(store, services);
  return store;
}

export function useProjectStore(): ProjectStore {
  return projectStoreOf(useServices());
}

/** Clears the store for another login, so that the next person does not see the work of this one. */
function clearWithPerson(store: ProjectStore, { session }: Services): void {
  let { login } = session.get();
  session.subscribe(() => {
    const next = session.get();
    if (next.login !== login) store.clear();
    ({ login } = next);
  });
}
