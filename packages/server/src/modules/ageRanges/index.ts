export { findAgeRanges } from './ageRangeRepository';
export { ageRangeHandlers } from './routes';
