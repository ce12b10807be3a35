export { commonPasswordReason } from './commonPasswordReason';
export { contextWordsOf } from './contextWords';
