export { updateHandlers } from './routes';
