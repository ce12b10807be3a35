export * from './validateReportTexts';
