export * from './asking';
export * from './limits';
export * from './messages';
export * from './question';
export * from './validateQuestion';
export * from './validateQuestions';
