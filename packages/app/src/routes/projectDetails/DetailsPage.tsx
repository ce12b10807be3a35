import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { RoutePage } from '../../features/page/RoutePage';
import { FoundWork } from '../../features/projectInHand/FoundWork';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { titleOf } from '../../features/projectInHand/projectInHand';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { DetailsForm } from './DetailsForm';

/** The form of the project in hand; if unsaved work is found, the person first chooses a version. */
export function DetailsPage() {
  const store = useProjectStore();
  const inHand = useProjectInHand(store);
  const found = useSyncExternalStore(store.subscribe, store.found);
  const { id } = useParams();
  // The store is already cleared, and the next page is not here yet.
  if (inHand === null) return null;
  return found === null ? (
    // The key keeps one project's save results out of another project's form.
    <DetailsForm key={id} inHand={inHand} />
  ) : (
    <RoutePage
      title={`${titleOf(inHand.form)} – Unsaved work`}
      heading="Unsaved work"
      lead={titleOf(inHand.form)}
    >
      <FoundWork store={store} inHand={inHand} found={found} />
    </RoutePage>
  );
}
