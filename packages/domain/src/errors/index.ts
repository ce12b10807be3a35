export * from './validationProblem';
export * from './catalogue';
export * from './outcomes';
