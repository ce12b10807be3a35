export * from './code';
export * from './email';
export * from './limits';
export * from './password';
export * from './researcherForm';
export * from './roles';
export * from './timings';
export * from './universityEmail';
