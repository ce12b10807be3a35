import { Button, Skeleton, Stack } from '@sounding/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { FailedPart } from './FailedPart';

interface QueryPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'isError' | 'isFetching'> & {
    data: Data | undefined;
    refetch: () => Promise<unknown>;
  };
  /** What is on its way, as the middle of a sentence: "the totals". */
  name: string;
  /** About as high as what comes, such as `12rem`. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads, fails and is tried again by itself. */
export function QueryPart<Data>({ query, name, height, children }: QueryPartProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  const frame = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes away with the failure; focus waits where the part will come.
    frame.current?.focus();
    void refetch();
  };
  const isLoading = data === undefined && (isFetching || !isError);

  return (
    <div ref={frame} tabIndex={-1} aria-busy={isLoading}>
      {data !== undefined ? (
        children(data)
      ) : isLoading ? (
        <Stack gap="tight">
          <p role="status">Loading {name}</p>
          <Skeleton height={height} />
        </Stack>
      ) : (
        <FailedPart
          message={`${capitalised(name)} could not be loaded. The rest of the page works.`}
        >
          <Button onPress={retry}>Try again</Button>
        </FailedPart>
      )}
    </div>
  );
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
