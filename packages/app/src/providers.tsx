import { UiProvider } from '@sounding/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from './features/session/useSession';
import { useTheme } from './features/theme/theme';
import { Toasts } from './features/toasts/Toasts';
import { ServicesProvider, type Services } from './services';

interface ProvidersProps {
  services: Services;
  /** The router's own navigate function. */
  navigate: (path: string) => void;
  children: ReactNode;
}

/** Surrounds the router with services, the query cache, the theme and the place where toasts appear. */
export function Providers({ services, navigate, children }: ProvidersProps) {
  const { authenticated } = useSession(services.session);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <UiProvider navigate={navigate} theme={useTheme()}>
          {children}
          <Toasts isSignedIn={authenticated} />
        </UiProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
