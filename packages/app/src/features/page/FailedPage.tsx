import { ApiError } from '@sounding/api-client';
import { Button, EmptyState, Inline, Link } from '@sounding/ui';
import { useRevalidator } from 'react-router-dom';
import { paths } from '../../paths';
import { RoutePage } from './RoutePage';

interface FailedPageProps {
  error: unknown;
  /** Whether the server says that there is nothing at this address. */
  isMissing: boolean;
}

/** What a person sees where a page's data could not be had, and the ways on. */
export function FailedPage({ error, isMissing }: FailedPageProps) {
  const { revalidate, state } = useRevalidator();
  const home = <Link href={paths.projects}>Go to the start page</Link>;

  if (isMissing) {
    return (
      <RoutePage title="Not found">
        <EmptyState title="There is nothing at this address" action={home}>
          <p>It may have been removed, or it may belong to somebody else.</p>
        </EmptyState>
      </RoutePage>
    );
  }
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
