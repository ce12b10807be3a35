export const questionLimits = {
  /** Plain text, markup not counted. */
  text: 255,
  pollChoice: 100,
  likertLabel: 50,
  /** Questions in the project form; the Questions tab has no such limit (OPEN-72). */
  perProject: 3,
  minPollChoices: 2,
  likertMin: 5,
  likertMax: 10,
} as const;
