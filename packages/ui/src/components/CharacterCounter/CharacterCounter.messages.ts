export interface CharacterCounterMessages {
  /** Shown while the text fits. */
  used: (count: number, limit: number) => string;
  /** Shown once it does not. */
  over: (excess: number, limit: number) => string;
  /** Announced near the limit. */
  remaining: (remaining: number) => string;
}

const characters = (count: number) => `${count} character${count === 1 ? '' : 's'}`;

export const characterCounterMessages: CharacterCounterMessages = {
  used: (count, limit) => `${count} of ${characters(limit)} used`,
  over: (excess, limit) => `${characters(excess)} over the limit of ${limit}`,
  remaining: (remaining) => `${characters(remaining)} left`,
};
