export * from './personalData';
