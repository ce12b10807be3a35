export { DateTimePicker } from './DateTimePicker';
export type { DateTimePickerProps } from './DateTimePicker';
export type { DateTimePickerMessages } from './DateTimePicker.messages';
