export { countApproved, findApproved } from './answerRepository';
export { deleteUnapproved } from './deleteUnapproved';
export { answersList } from './shuffledAnswers';
export {
  eraseAnswer,
  eraseParticipant,
  findAnswerToErase,
  findParticipantToErase,
  type AnswerToErase,
  type ParticipantToErase,
} from './erasure';
export { answerHandlers } from './routes';
export { findAllAboutParticipant } from './subjectAccess';
