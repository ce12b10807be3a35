export { questionHandlers } from './routes';
