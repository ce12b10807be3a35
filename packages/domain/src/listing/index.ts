export * from './csv';
export * from './limits';
export * from './menu';
export * from './newestFirst';
export * from './pages';
export * from './researcherFilters';
