export { StatusSelect } from './StatusSelect';
export type { StatusOption, StatusSelectProps } from './StatusSelect';
export type { StatusSelectMessages } from './StatusSelect.messages';
