import { ApiError } from '@sounding/api-client';
import { Button, EmptyState, Inline, Link } from '@sounding/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { paths } from '../../paths';
import { ChunkLoadError } from './loadChunk';
import { RoutePage } from './RoutePage';

/** Stands where a page failed: what happened, and a way on. The frame around it still works. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    // A bug of ours must not go unseen; failures of network and server are no bugs of the page.
    if (kindOf(error) === 'broken') console.error(error);
  }, [error]);

  const home = <Link href={paths.projects}>Go to the start page</Link>;
  switch (kindOf(error)) {
    case 'chunk':
      return (
        <RoutePage title="This page did not load">
          <EmptyState
            title="A part of the site did not arrive"
            action={
              <Button variant="primary" onPress={() => window.location.reload()}>
                Reload the page
              </Button>
            }
          >
            <p>
              The connection may be slow or interrupted, or the site may just have been updated.
              Reloading fetches it again.
            </p>
          </EmptyState>
        </RoutePage>
      );
    case 'missing':
      return (
        <RoutePage title="Not found">
          <EmptyState title="There is nothing at this address" action={home}>
            <p>It may have been removed, or it may belong to somebody else.</p>
          </EmptyState>
        </RoutePage>
      );
    case 'unanswered':
    case 'broken':
      return (
        <RoutePage title="Something went wrong">
          <EmptyState
            title="This page could not be shown"
            action={
              <Inline>
                <Button
                  variant="primary"
                  isPending={state === 'loading'}
                  pendingLabel="Trying again"
                  onPress={() => void revalidate()}
                >
                  Try again
                </Button>
                {home}
              </Inline>
            }
          >
            <p>
              {error instanceof ApiError
                ? error.message
                : 'The fault is ours. Your saved work is safe on the server.'}
            </p>
          </EmptyState>
        </RoutePage>
      );
  }
}

function kindOf(error: unknown): 'chunk' | 'missing' | 'unanswered' | 'broken' {
  if (error instanceof ChunkLoadError) return 'chunk';
  if (isRouteErrorResponse(error)) return error.status === 404 ? 'missing' : 'broken';
  if (error instanceof ApiError) return error.status === 404 ? 'missing' : 'unanswered';
  return 'broken';
}
