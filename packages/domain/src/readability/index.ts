export * from './readability';
