export * from './controls';
export * from './signs';
