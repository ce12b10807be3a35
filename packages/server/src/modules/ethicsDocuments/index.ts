export { ethicsDocumentHandlers } from './routes';
