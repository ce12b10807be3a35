export { liveHandlers } from './routes';
