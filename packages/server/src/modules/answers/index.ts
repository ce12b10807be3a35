export { countApproved, findApproved } from './answerRepository';
export {
  eraseAnswer,
  eraseParticipant,
  findAnswerToErase,
  findParticipantToErase,
  type AnswerToErase,
  type ParticipantToErase,
} from './erasure';
export { answerHandlers } from './routes';
