export { projectHandlers } from './routes';
export {
  changeProject,
  findOwnProject,
  lockOwnProject,
  lockProject,
  projectExists,
  type StoredProject,
} from './projectRepository';
export { publishQuestionsOf } from './questionsRepository';
export { readProjectAsForm } from './storedForm';
