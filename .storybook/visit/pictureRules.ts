/**
 * A picture is still the one that somebody looked at while it passes each of these. Drawn anew, about one
 * in fifty differs: in at most 32 pixels, at round corners, each by one or two of 255 steps.
 */
export const pictureRules = [
  // Three pixels are a slip, and so is one, where a person could see it: more than five steps.
  { customDiffConfig: { threshold: 0.02, includeAA: true }, failureThreshold: 0 },
  // One step in one colour is a slip on anything larger than that noise.
  { customDiffConfig: { threshold: 0, includeAA: true }, failureThreshold: 60 },
] as const;
