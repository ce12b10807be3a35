export { projectHandlers, type ProjectHandlersOptions } from './routes';
export {
  changeProject,
  findOwnProject,
  lockOwnProject,
  lockProject,
  type StoredProject,
} from './projectRepository';
export { publishQuestionsOf } from './questionsRepository';
export { readProjectAsForm } from './storedForm';
