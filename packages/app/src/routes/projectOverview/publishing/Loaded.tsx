import { Button, Spinner } from '@sounding/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { FailedPart } from '../../../features/page/FailedPart';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** "Loading updates" */
  loading: string;
  /** "The updates could not be loaded." */
  failed: string;
  /** What holds its place meanwhile, where that is larger than a spinner. */
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of the page that loads, fails and is tried again by itself. */
export function Loaded<Data>({
  query,
  loading,
  failed,
  placeholder = <Spinner label={loading} />,
  children,
}: LoadedProps<Data>) {
  const { data, errorUpdateCount, isFetching, refetch } = query;
  const part = useRef<HTMLDivElement>(null);

  const retry = async () => {
    const { isSuccess } = await refetch();
    // The button that was pressed goes, and what it brought stands in its place.
    if (isSuccess) part.current?.focus();
  };

  const content = () => {
    if (data !== undefined) return children(data);
    // While it is tried again the failure stays, and the button with it keeps focus.
    if (errorUpdateCount === 0) return placeholder;
    return (
      <FailedPart message={failed}>
        <Button isPending={isFetching} pendingLabel={loading} onPress={() => void retry()}>
          Try again
        </Button>
      </FailedPart>
    );
  };
  return (
    <div ref={part} tabIndex={-1}>
      {content()}
    </div>
  );
}
