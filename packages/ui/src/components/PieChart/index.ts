export { PieChart } from './PieChart';
export type { PieChartProps } from './PieChart';
export type { PieChartMessages } from './PieChart.messages';
