export * from './allowedMarkup';
export * from './characters';
export * from './directionControls';
export * from './forbiddenCharacters';
export * from './limits';
export * from './plainText';
export * from './validateRichText';
export * from './validateText';
