export * from './ageRange';
export * from './validateAudience';
