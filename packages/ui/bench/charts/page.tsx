import { BarChart, LineChart, PieChart } from '../../src/charts';

/** The charts that a page with pie, bars and a line loads; only their size is measured. */
export const charts = { BarChart, LineChart, PieChart };
