export { auditLogHandlers } from './routes';
