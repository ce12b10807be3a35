export { LineChart } from './LineChart';
export type { LineChartPoint, LineChartProps } from './LineChart';
export type { LineReading } from './readLine';
export type { LineChartMessages } from './LineChart.messages';
