export { OneTimeCodeField } from './OneTimeCodeField';
export type { OneTimeCodeFieldProps } from './OneTimeCodeField';
export type { FieldMessages as OneTimeCodeFieldMessages } from '../Field';
