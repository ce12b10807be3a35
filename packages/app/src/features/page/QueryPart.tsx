import { Button, Spinner, VisuallyHidden } from '@sounding/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FailedPart } from './FailedPart';

/** In milliseconds: a part that loads faster is not announced as loading. */
const untilTold = 150;

interface QueryPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'isError' | 'isFetching' | 'errorUpdateCount'> & {
    data: Data | undefined;
    refetch: () => Promise<{ readonly isSuccess: boolean }>;
  };
  /** What is loading, in words for the middle of a sentence: "the totals". */
  name: string;
  /** What a person can do without it. */
  without?: string;
  /** Skeletons that hold the part's place while it loads, if it is larger than a few words. */
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads, fails and is retried independently of the rest. */
export function QueryPart<Data>({
  query: { data, isError, isFetching, errorUpdateCount, refetch },
  name,
  without = 'The rest of the page works.',
  placeholder,
  children,
}: QueryPartProps<Data>) {
  const part = useRef<HTMLDivElement>(null);
  // `isError` is false again during a retry, so failures are counted. Those of an earlier visit do not count.
  const [failuresBefore] = useState(errorUpdateCount);
  const hasFailed = isError || errorUpdateCount > failuresBefore;

  const retry = async () => {
    const { isSuccess } = await refetch();
    // The loaded part replaces the retry button, so it takes focus, unless the person has moved on.
    const { activeElement, body } = document;
    const isHere = activeElement === body || part.current?.contains(activeElement) === true;
    if (isSuccess && isHere) part.current?.focus();
  };

  const content = () => {
    if (data !== undefined) return children(data);
    if (!hasFailed) return <Awaited name={name} placeholder={placeholder} />;
    // The failure stays during a retry, so that its button keeps focus.
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

/** Announces words without showing them, as tables do: a line that goes would move the content below. */
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
