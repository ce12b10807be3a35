/**
 * A picture is still the one that somebody looked at if it passes each of these. When pictures are drawn
 * again, about one in fifty differs: in at most 32 pixels, at round corners, each by one or two of 255 steps.
 */
export const pictureRules = [
  // A single pixel is a slip if a person could see the difference: more than five steps.
  { customDiffConfig: { threshold: 0.02, includeAA: true }, failureThreshold: 0 },
  // A difference of one step in one colour is a slip if it covers more pixels than that noise.
  { customDiffConfig: { threshold: 0, includeAA: true }, failureThreshold: 60 },
] as const;
