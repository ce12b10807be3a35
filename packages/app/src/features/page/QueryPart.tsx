import { Button, Spinner, VisuallyHidden } from '@sounding/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FailedPart } from './FailedPart';

/** In milliseconds: what comes sooner needs no words. */
const untilTold = 150;

interface QueryPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'isError' | 'isFetching' | 'errorUpdateCount'> & {
    data: Data | undefined;
    refetch: () => Promise<{ readonly isSuccess: boolean }>;
  };
  /** What is on its way, as the middle of a sentence: "the totals". */
  name: string;
  /** What a person can do without it. */
  without?: string;
  /** Skeletons that hold its place meanwhile, where that is larger than a few words. */
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads, fails and is tried again by itself. */
export function QueryPart<Data>({
  query: { data, isError, isFetching, errorUpdateCount, refetch },
  name,
  without = 'The rest of the page works.',
  placeholder,
  children,
}: QueryPartProps<Data>) {
  const part = useRef<HTMLDivElement>(null);
  // A query that is asked again is no longer in error; and one that failed on an earlier visit is not yet.
  const [failuresBefore] = useState(errorUpdateCount);
  const hasFailed = isError || errorUpdateCount > failuresBefore;

  const retry = async () => {
    const { isSuccess } = await refetch();
    // The button that was pressed goes, and what it brought stands in its place. Whoever has gone on stays there.
    const { activeElement, body } = document;
    const isHere = activeElement === body || part.current?.contains(activeElement) === true;
    if (isSuccess && isHere) part.current?.focus();
  };

  const content = () => {
    if (data !== undefined) return children(data);
    if (!hasFailed) return <Awaited name={name} placeholder={placeholder} />;
    // While it is tried again the failure stays, and the button with it keeps focus.
    return (
      <FailedPart
        message={`${capitalised(name)} could not be loaded. ${without}`}
        attempt={errorUpdateCount}
      >
        <Button
          isPending={isFetching}
          pendingLabel={`Loading ${name}`}
          onPress={() => void retry()}
        >
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

function Awaited({ name, placeholder }: Pick<QueryPartProps<unknown>, 'name' | 'placeholder'>) {
  const label = `Loading ${name}`;
  return placeholder === undefined ? (
    <Spinner label={label} delay={untilTold} />
  ) : (
    <>
      <LateWords>{label}</LateWords>
      <div aria-busy="true">{placeholder}</div>
    </>
  );
}

/** Heard and not seen, as tables say it: a line of its own would move what is below when it goes. */
function LateWords({ children }: { children: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), untilTold);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <VisuallyHidden>{isLate && children}</VisuallyHidden>
    </div>
  );
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
