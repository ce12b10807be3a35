/** In milliseconds, how long a test waits for what is to come: against a hang, not a measure of speed. */
export const patience = 20_000;
