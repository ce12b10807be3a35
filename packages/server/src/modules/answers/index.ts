export { countApproved, findApproved } from './answerRepository';
export { answerHandlers } from './routes';
