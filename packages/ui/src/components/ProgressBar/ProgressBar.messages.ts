import { percentIn } from '../../props/progressProps';

export interface ProgressBarMessages {
  /** Announced at every quarter. */
  progress: (label: string, percentage: number) => string;
}

export const progressBarMessages = (locale: string): ProgressBarMessages => ({
  progress: (label, percentage) => `${label}: ${percentIn(locale, percentage)}`,
});
