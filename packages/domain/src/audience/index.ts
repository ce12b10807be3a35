export * from './ageRange';
export * from './choices';
export * from './validateAudience';
