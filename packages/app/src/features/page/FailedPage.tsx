import { ApiError } from '@sounding/api-client';
import { Button, EmptyState, Inline, Link } from '@sounding/ui';
import type { ReactNode } from 'react';
import { brand } from '../../brand';
import { paths } from '../../paths';
import type { FailureKind } from './failureKind';
import { useRetry } from './retry';
import { RoutePage } from './RoutePage';
import { SupportLink } from './SupportLink';

interface FailedPageProps {
  error: unknown;
  kind: Exclude<FailureKind, 'chunk'>;
}

/** Shown when a page's data could not be loaded, with ways to go on. */
export function FailedPage({ error, kind }: FailedPageProps) {
  const { retry, isRetrying } = useRetry(kind === 'offline');
  const { page, title, text } = words(kind, error);
  return (
    <RoutePage title={page}>
      <EmptyState
        title={title}
        action={
          <Inline>
            {kind !== 'missing' && (
              <Button
                variant="primary"
                isPending={isRetrying}
                pendingLabel="Trying again"
                onPress={retry}
              >
                Try again
              </Button>
            )}
            <Link href={paths.projects} variant="standalone">
              Go to the home page
            </Link>
          </Inline>
        }
      >
        {text}
      </EmptyState>
    </RoutePage>
  );
}

interface Words {
  readonly page: string;
  readonly title: string;
  readonly text: ReactNode;
}

function words(kind: FailedPageProps['kind'], error: unknown): Words {
  switch (kind) {
    case 'missing':
      return {
        page: 'Not found',
        title: 'There is nothing at this address',
        text: <p>It may have been removed, or it may belong to somebody else.</p>,
      };
    case 'offline':
      return {
        page: 'No connection',
        title: 'The server cannot be reached',
        text: (
          <p>
            Please check your connection. The page is fetched again as soon as your device is back
            online. Work that you have not saved is kept in this browser.
          </p>
        ),
      };
    case 'maintenance':
      return {
        page: 'Back soon',
        title: `${brand.productName} is being looked after`,
        text: <p>{whenToComeBack(error)} What you have saved is safe.</p>,
      };
    case 'refused':
      return {
        page: 'Something went wrong',
        title: 'This page could not be shown',
        text: <p>{error instanceof ApiError && error.message}</p>,
      };
    case 'server':
    case 'broken':
      return {
        page: 'Something went wrong',
        title: 'This page could not be shown',
        text: (
          <>
            <p>
              The fault is ours. What you have saved is safe on the server, and work that you have
              not saved is kept in this browser.
            </p>
            {brand.supportEmail !== '' && (
              <p>
                If it happens again, write to <SupportLink />.
              </p>
            )}
          </>
        ),
      };
  }
}

/** Says in whole minutes when to come back, if the server gave a time (Retry-After). */
function whenToComeBack(error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  if (seconds === undefined) return 'Please try again in a few minutes.';
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `Please try again in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
