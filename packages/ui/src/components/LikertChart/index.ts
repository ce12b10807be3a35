export { LikertChart } from './LikertChart';
export type { LikertChartData, LikertChartProps } from './LikertChart';
export type { LikertReading } from './readLikert';
export type { LikertChartMessages } from './LikertChart.messages';
