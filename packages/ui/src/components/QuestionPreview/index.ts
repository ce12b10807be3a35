export { QuestionPreview } from './QuestionPreview';
export type { QuestionPreviewProps } from './QuestionPreview';
export type { QuestionPreviewMessages } from './QuestionPreview.messages';
