import { toast } from './features/toasts/toast';

/** The browser refuses to keep unsaved work beyond its tab: it is out of space, or forbids its database. */
export function tellKeptInTabAlone(): void {
  toast({
    tone: 'info',
    message:
      'Your browser does not let us keep unsaved work for you. Leave this page open until you have saved your project.',
  });
}
