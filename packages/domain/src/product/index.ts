export * from './brand';
export * from './facts';
