export * from './demographics';
export * from './engagement';
export * from './likert';
export * from './percentage';
export * from './pollScores';
export * from './protectedDemographics';
export * from './smallNumbers';
