export { LiveText } from './LiveText';
export { usePausedAnnouncement } from './usePausedAnnouncement';
