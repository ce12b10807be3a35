export { commonPasswordReason } from './commonPasswordReason';
