export { researcherHandlers } from './routes';
