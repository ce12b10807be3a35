export { ComparisonBar } from './ComparisonBar';
export type { ComparisonBarProps } from './ComparisonBar';
export type { ComparisonBarMessages } from './ComparisonBar.messages';
