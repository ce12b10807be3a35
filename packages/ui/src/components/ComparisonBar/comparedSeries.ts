/** The two series that stand furthest apart in tone and pattern of those that read well side by side. */
export const comparedSeries = [1, 4] as const;
