export { announce } from './announce';
export { LiveText } from './LiveText';
export { usePausedAnnouncement } from './usePausedAnnouncement';
