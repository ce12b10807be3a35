export * from './controls';
export * from './signs';
export { SoundingMark } from './SoundingMark';
