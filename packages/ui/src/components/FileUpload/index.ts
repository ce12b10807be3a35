export { FileUpload } from './FileUpload';
export type { FileUploadProps, UploadFile } from './FileUpload';
export type { UploadProgressValue } from './UploadProgress';
export { formatBytes } from './formatBytes';
export type { FileUploadMessages } from './FileUpload.messages';
