import { BarChart, LineChart, PieChart } from '../../src/charts';

/** What a page with pie, bars and a line loads; only its size is measured. */
export const charts = { BarChart, LineChart, PieChart };
