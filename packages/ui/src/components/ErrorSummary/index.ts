export { ErrorSummary } from './ErrorSummary';
export type { ErrorSummaryProps, SummaryError } from './ErrorSummary';
