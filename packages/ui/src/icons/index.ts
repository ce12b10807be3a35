export * from './ChevronDownIcon';
export * from './controls';
export * from './signs';
