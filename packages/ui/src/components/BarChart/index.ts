export { BarChart } from './BarChart';
export type { BarChartProps } from './BarChart';
export type { BarChartMessages } from './BarChart.messages';
