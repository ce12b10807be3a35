export { EditorJargon } from './EditorJargon';
export type { JargonMessages } from './jargon.messages';
export { JargonFindings } from './JargonFindings';
export type { JargonFindingsProps } from './JargonFindings';
export { JargonReview } from './JargonReview';
export type { JargonReviewProps } from './JargonReview';
