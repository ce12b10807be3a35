export * from './analytics';
export * from './brand';
export * from './facts';
export * from './missingFromBrand';
