export * from './decision';
export * from './documentFile';
export * from './limits';
