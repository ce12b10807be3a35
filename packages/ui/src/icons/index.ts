export * from './icons';
export { SoundingMark } from './SoundingMark';
