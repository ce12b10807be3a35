/** The present moment. Tests bring their own, so that nothing waits for real time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/**
 * The latest moment that can have been recorded by now, as the clocks of several servers may differ by a minute.
 * Anything later was recorded by a clock that was ahead and has been put right since.
 */
export const latestRecorded = (now: Date): Date => new Date(now.getTime() + 60_000);
