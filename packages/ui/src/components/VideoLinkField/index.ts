export { VideoLinkField } from './VideoLinkField';
export type { VideoLinkFieldProps } from './VideoLinkField';
export type { VideoLinkFieldMessages } from './VideoLinkField.messages';
