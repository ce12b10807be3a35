/** Matches a button's name by its visible label, which hidden words about its row or card may follow. */
// eslint-disable-next-line security/detect-non-literal-regexp -- The labels are those of a test.
export const labelled = (label: string): RegExp => new RegExp(`^${label}(?: |$)`);
