export { findAnsweredQuestions, findUpdatesOf } from './updateRepository';
export { updateHandlers } from './routes';
