/** How many milliseconds a test waits for something: a guard against hanging, not a measure of speed. */
export const patience = 20_000;
