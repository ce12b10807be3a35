export { involvementReportHandlers } from './routes';
