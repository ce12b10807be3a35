export { QuestionEditor } from './QuestionEditor';
export type { QuestionEditorProps } from './QuestionEditor';
export type { QuestionEditorMessages } from './QuestionEditor.messages';
export type {
  PollOption,
  QuestionErrors,
  QuestionLimits,
  QuestionValue,
  SliderOption,
} from '../../question';
