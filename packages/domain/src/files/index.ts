export * from './extension';
export * from './signature';
