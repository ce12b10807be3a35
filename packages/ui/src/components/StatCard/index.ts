export { StatCard } from './StatCard';
export type { Stat, StatCardProps } from './StatCard';
