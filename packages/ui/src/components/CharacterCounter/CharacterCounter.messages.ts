export interface CharacterCounterMessages {
  /** Shown while the text fits. */
  used: (count: number, limit: number) => string;
  /** Shown once the text is over the limit. */
  over: (excess: number, limit: number) => string;
  /** Announced near the limit. */
  remaining: (remaining: number) => string;
}

export const characterCounterMessages = (locale: string): CharacterCounterMessages => {
  const characters = (count: number) =>
    `${count.toLocaleString(locale)} character${count === 1 ? '' : 's'}`;
  return {
    used: (count, limit) => `${count.toLocaleString(locale)} of ${characters(limit)} used`,
    over: (excess, limit) =>
      `${characters(excess)} over the limit of ${limit.toLocaleString(locale)}`,
    remaining: (remaining) => `${characters(remaining)} left`,
  };
};
