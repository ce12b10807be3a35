export { questionHandlers } from './routes';
export { readQuestionsWithResults } from './questionReadModel';
export { countAnswersOf, findChoicesOf } from './resultsRepository';
