export { StatusHistory } from './StatusHistory';
export type { StatusHistoryProps, StatusStep } from './StatusHistory';
export type { StatusHistoryMessages } from './StatusHistory.messages';
