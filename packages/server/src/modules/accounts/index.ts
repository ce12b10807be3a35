export { accountHandlers } from './accountRoutes';
