export * from './days';
export * from './format';
export * from './instant';
export * from './pickerDate';
export * from './timeZone';
