export { interestHandlers } from './routes';
