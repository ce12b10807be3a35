export * from './validationProblem';
export * from './catalogue';
