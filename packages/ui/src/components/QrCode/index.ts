export { QrCode } from './QrCode';
export type { QrCodeProps } from './QrCode';
export type { QrCodeMessages } from './QrCode.messages';
