export { likertOf } from './question';
export type {
  PollOption,
  QuestionErrors,
  QuestionLimits,
  QuestionValue,
  SliderOption,
} from './question';
