export { deleteRejectedFiles } from './deleteRejectedFiles';
export { eraseDocumentFiles, findDocumentsToErase, type DocumentToErase } from './erasure';
export { ethicsDocumentHandlers } from './routes';
