export { EditorJargon } from './EditorJargon';
export type { JargonMessages } from './jargon.messages';
export { JargonFindings } from './JargonFindings';
export type { JargonFindingsProps } from './JargonFindings';
export { JargonLine } from './JargonLine';
export type { JargonLineProps } from './JargonLine';
export { JargonReview } from './JargonReview';
export type { JargonReviewProps } from './JargonReview';
