/** The present moment. Tests bring their own, so that nothing waits for real time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
