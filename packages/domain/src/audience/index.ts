export * from './ageRange';
export * from './choices';
export * from './interestChoice';
export * from './validateAudience';
