export { ProgressBar } from './ProgressBar';
export type { ProgressBarProps } from './ProgressBar';
export type { ProgressBarMessages } from './ProgressBar.messages';
