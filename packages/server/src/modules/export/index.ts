export { exportHandlers } from './routes';
