import { Skeleton, Stack } from '@sounding/ui';

/** Holds the place of a list of cards: questions, updates, or answers to review. */
export function CardsOnTheirWay() {
  return (
    <Stack>
      <Skeleton lines={2} />
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
    </Stack>
  );
}
