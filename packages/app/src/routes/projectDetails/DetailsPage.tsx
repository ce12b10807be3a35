import { useProjectInHand } from '../../features/projectInHand/useProjectInHand';
import { useServices } from '../../services';
import { DetailsForm } from './DetailsForm';

/** The project in hand with all its parts. */
export function DetailsPage() {
  const inHand = useProjectInHand(useServices().projectInHand);
  // Between letting go of the project and arriving elsewhere there is nothing to show.
  return inHand && <DetailsForm inHand={inHand} />;
}
