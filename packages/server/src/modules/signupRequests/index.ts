export { signupRequestHandlers } from './routes';
export { settleLateSignups } from './settleLateSignups';
