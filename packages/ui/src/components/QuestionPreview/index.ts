export { QuestionPreview } from './QuestionPreview';
export type { PollOption, QuestionValue, SliderOption } from '../../question';
export type { QuestionPreviewProps } from './QuestionPreview';
export type { QuestionPreviewMessages } from './QuestionPreview.messages';
