import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { RoutePage } from '../../features/page/RoutePage';
import { FoundWork } from '../../features/projectInHand/FoundWork';
import { useProjectStore } from '../../features/projectInHand/projectStoreOf';
import { titleOf } from '../../features/projectInHand/projectInHand';
import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { DetailsForm } from './DetailsForm';

/** The project in hand with all its parts, once it is decided which version that is. */
export function DetailsPage() {
  const store = useProjectStore();
  const inHand = useProjectInHand(store);
  const found = useSyncExternalStore(store.subscribe, store.found);
  const { id } = useParams();
  // Between letting go of the project and arriving elsewhere there is nothing to show.
  if (inHand === null) return null;
  return found === null ? (
    // What became of saving one project is no news of another.
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
