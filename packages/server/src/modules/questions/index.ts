export { questionHandlers } from './routes';
export { readQuestionsWithResults } from './questionReadModel';
