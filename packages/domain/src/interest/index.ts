export * from './validateInterest';
