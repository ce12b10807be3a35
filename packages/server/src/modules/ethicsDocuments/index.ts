export { deleteRejectedFiles } from './deleteRejectedFiles';
export { ethicsDocumentHandlers } from './routes';
