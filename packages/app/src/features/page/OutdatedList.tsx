import { Button } from '@sounding/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailedPart } from './FailedPart';

interface OutdatedListProps {
  list: Pick<UseQueryResult, 'data' | 'isError' | 'isFetching' | 'errorUpdateCount' | 'refetch'>;
}

/**
 * Says above a list that it could not be read again, because what was done last may be missing in it and is
 * not to be done twice. It is read again by a press, or once the network is back.
 */
export function OutdatedList({ list }: OutdatedListProps) {
  const { data, isError, isFetching, errorUpdateCount, refetch } = list;
  if (!isError || data === undefined) return null;
  return (
    <FailedPart
      message="This list could not be read again, so what was done last may be missing in it."
      attempt={errorUpdateCount}
    >
      <Button isPending={isFetching} pendingLabel="Reading the list" onPress={() => void refetch()}>
        Try again
      </Button>
    </FailedPart>
  );
}
