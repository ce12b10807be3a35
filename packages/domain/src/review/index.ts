export * from './limits';
export * from './personalData';
