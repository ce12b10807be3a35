/** Charts stand apart from the other components, so that a page without one does not load them. */
export type { PartsReading, ReadPart } from './charts/readParts';
export type { ChartHeadingLevel, ChartPart } from './charts/types';
export * from './components/BarChart';
export * from './components/ComparisonBar';
export * from './components/LikertChart';
export * from './components/LineChart';
export * from './components/PieChart';
export * from './components/PollResults';
