export * from './validateUpdate';
