export const ethicsLimits = {
  /** 2 MB, decimal: exactly this many bytes is accepted. */
  fileBytes: 2_000_000,
  /** Documents kept per project, so that replacing cannot fill the disk (security.md 27). */
  documentsPerProject: 20,
  /** How long the file of a rejected document is kept after the decision (security.md 41). */
  rejectedFileDays: 90,
  /** Not in the specification: the optional comment of a decision needs a limit. */
  comment: 1000,
} as const;
