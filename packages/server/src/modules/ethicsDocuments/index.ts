export { deleteRejectedFiles } from './deleteRejectedFiles';
export { eraseDocumentFile, findDocumentToErase, type DocumentToErase } from './erasure';
export { ethicsDocumentHandlers } from './routes';
