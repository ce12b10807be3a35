export { readOwner } from './projectReadModel';
export { projectHandlers } from './routes';
export {
  changeProject,
  findHandedInProject,
  findOwnProject,
  lockOwnProject,
  lockProject,
  type StoredProject,
} from './projectRepository';
export { partProblems } from './partRules';
export { pictureWithoutMetadata } from './picture';
export { readQuestion, type SentQuestion } from './projectForm';
export {
  findQuestionsOf,
  insertPollOptions,
  publishQuestionsOf,
  questionColumns,
  type StoredQuestion,
} from './questionsRepository';
export { responsesList } from './responsesReadModel';
export { readSummary } from './summaryReadModel';
export { readProjectAsForm } from './storedForm';
