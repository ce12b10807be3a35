export interface ProgressBarMessages {
  /** Announced at every quarter. */
  progress: (label: string, percentage: number) => string;
}

export const progressBarMessages: ProgressBarMessages = {
  progress: (label, percentage) => `${label}: ${percentage}%`,
};
