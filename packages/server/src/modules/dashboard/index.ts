export { forgetEmptyCounts } from './forgetEmptyCounts';
export { dashboardHandlers } from './routes';
