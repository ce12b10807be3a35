export { ConsentedVideo } from './ConsentedVideo';
export type { ConsentedVideoProps } from './ConsentedVideo';
export type { ConsentedVideoMessages } from './ConsentedVideo.messages';
