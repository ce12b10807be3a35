import { useOwnSession } from '../../useOwnSession';
import { toast } from './toast';

const nothingShown = () => undefined;

/** Shows toasts about an outcome that may come late: none once the component's session is over. */
export function useToast(): typeof toast {
  const isOwnSession = useOwnSession();
  return (message) => (isOwnSession() ? toast(message) : nothingShown);
}
