export { signupRequestHandlers } from './routes';
