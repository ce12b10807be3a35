export { StatCard } from './StatCard';
export type { Stat, StatCardProps } from './StatCard';
export type { StatCardMessages } from './StatCard.messages';
