export { FileUpload } from './FileUpload';
export type { FileUploadProps, UploadFile } from './FileUpload';
export type { FileUploadMessages } from './FileUpload.messages';
