/** Of the series that read well side by side, the two that differ most in tone and pattern. */
export const comparedSeries = [1, 4] as const;
