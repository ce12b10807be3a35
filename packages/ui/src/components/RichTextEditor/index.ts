export { cleanRichText, countRichText } from './storedText';
export { RichTextEditor } from './RichTextEditor';
export type { RichTextEditorProps } from './RichTextEditor';
export type { RichTextEditorMessages } from './RichTextEditor.messages';
export { JargonFindings, JargonLine, JargonReview } from './jargon';
export type {
  JargonFindingsProps,
  JargonLineProps,
  JargonMessages,
  JargonReviewProps,
} from './jargon';
