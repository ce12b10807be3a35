export * from './accounts';
export * from './audience';
export * from './participants';
export * from './platform';
export * from './projects';
export * from './questions';
