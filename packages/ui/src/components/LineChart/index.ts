export { LineChart } from './LineChart';
export type { LineChartPoint, LineChartProps } from './LineChart';
export type { LineChartMessages } from './LineChart.messages';
