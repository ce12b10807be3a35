export { PollResults } from './PollResults';
export type { PollOptionResult, PollResultsProps } from './PollResults';
export type { PollResultsMessages } from './PollResults.messages';
