export { ageRangeHandlers } from './routes';
