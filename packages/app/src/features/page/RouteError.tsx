import { Button, Link } from '@sounding/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { lazyPart } from '../../lazyPart';
import { paths } from '../../paths';
import { failureKind } from './failureKind';
import { useRetry } from './retry';
import { RoutePage } from './RoutePage';

/** Fetched when it is needed; where even that fails, the cause is the same as for a missing chunk. */
const FailedPage = lazyPart(async () => (await import('./FailedPage')).FailedPage, MissingChunk);

/** Replaces a page that failed: says what happened, and offers a way on. The frame around it still works. */
export function RouteError() {
  const error = useRouteError();
  const kind = failureKind(error);

  useEffect(() => {
    // A bug of ours must not go unseen; failures of network and server are no bugs of the page.
    if (kind === 'broken') console.error(error);
  }, [error, kind]);

  if (kind === 'chunk') return <MissingChunk />;
  return <FailedPage error={error} kind={kind} />;
}

/** Loads again by itself once the device is back online. */
function MissingChunk() {
  useRetry(true);
  return (
    <RoutePage title="This page did not load">
      <p>A part of the site did not arrive.</p>
      <div>
        <Button variant="primary" onPress={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
      <p>
        <Link href={paths.projects} variant="standalone">
          Go to the home page
        </Link>
      </p>
    </RoutePage>
  );
}
