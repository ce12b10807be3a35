export { createAccountHandlers } from './accountRoutes';
