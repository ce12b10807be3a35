export { answerHandlers } from './routes';
