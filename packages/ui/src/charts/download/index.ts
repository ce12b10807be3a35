export { downloadChart } from './downloadChart';
export type { DownloadFormat } from './downloadChart';
