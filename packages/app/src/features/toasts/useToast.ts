import { useState } from 'react';
import { useServices } from '../../services';
import { toast } from './toast';

const nothingShown = () => undefined;

/**
 * Shows toasts about an outcome that may come late. They are not shown once the session in which the component
 * was mounted is over, because they may name people to whoever uses the tab next.
 */
export function useToast(): typeof toast {
  const { session } = useServices();
  const [own] = useState(() => session.get().authenticationToken);
  return (message) => (session.get().authenticationToken === own ? toast(message) : nothingShown);
}
