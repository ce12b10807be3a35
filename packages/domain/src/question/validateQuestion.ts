import { errorIn, type ValidationProblem } from '../errors/validationProblem';
import { asRead } from '../text/asRead';
import { validateRichText } from '../text/validateRichText';
import { validateText } from '../text/validateText';
import { questionLimits } from './limits';
import type { QuestionMessages } from './messages';
import { hasPoll, hasSlider, type QuestionDraft, type SliderOption } from './question';

/**
 * Problems of one question in the order of its form. `at` is where the question stands in the
 * payload, such as `questions.0.`; empty when it is the payload itself.
 */
export function validateQuestion(
  question: QuestionDraft,
  messages: QuestionMessages,
  at = '',
): ValidationProblem[] {
  const { pollOptions, sliderOption } = question;
  const problems = validateRichText(question.text, {
    field: `${at}text`,
    limit: questionLimits.text,
    required: messages.textBlank,
    tooLong: messages.textTooLong,
  });
  if (hasPoll(question)) problems.push(...validatePoll(pollOptions, messages, at));
  if (sliderOption !== null && hasSlider(question)) {
    if (hasPoll(question)) problems.push(errorIn(`${at}sliderOption`, messages.bothKinds));
    problems.push(...validateSlider(sliderOption, messages, at));
  }
  return problems;
}

function validatePoll(
  options: QuestionDraft['pollOptions'],
  messages: QuestionMessages,
  at: string,
): ValidationProblem[] {
  const firstPlaces = new Map<string, number>();
  const problems = options.flatMap(({ text }, index) => {
    const field = `${at}pollOptions.${index}.text`;
    const broken = validateText(text, {
      field,
      limit: questionLimits.pollChoice,
      required: messages.pollChoiceBlank,
      tooLong: messages.pollChoiceTooLong,
    });
    if (broken.length > 0) return broken;
    const words = asRead(text);
    const original = firstPlaces.get(words);
    if (original !== undefined) {
      return [errorIn(field, messages.pollChoiceRepeated(index + 1, original + 1))];
    }
    firstPlaces.set(words, index);
    return [];
  });
  if (options.length < questionLimits.minPollChoices) {
    problems.push(errorIn(`${at}pollOptions`, messages.tooFewPollChoices));
  }
  return oncePerMessage(problems);
}

function validateSlider(
  { maxValue, lowerBoundText, upperBoundText }: SliderOption,
  messages: QuestionMessages,
  at: string,
): ValidationProblem[] {
  const label = { limit: questionLimits.likertLabel, tooLong: messages.likertLabelTooLong };
  const { likertMin, likertMax } = questionLimits;
  const isScale = Number.isInteger(maxValue) && maxValue >= likertMin && maxValue <= likertMax;
  return [
    ...(isScale ? [] : [errorIn(`${at}sliderOption.maxValue`, messages.likertMaxInvalid)]),
    ...oncePerMessage([
      ...validateText(lowerBoundText, {
        ...label,
        field: `${at}sliderOption.lowerBoundText`,
        required: messages.lowerLabelBlank,
      }),
      ...validateText(upperBoundText, {
        ...label,
        field: `${at}sliderOption.upperBoundText`,
        required: messages.upperLabelBlank,
      }),
    ]),
  ];
}

/** Keeps a message about all choices only once, at the first choice that it is about. */
function oncePerMessage(problems: readonly ValidationProblem[]): ValidationProblem[] {
  const said = new Set<string>();
  return problems.filter(({ kind, message }) => {
    if (kind === 'length') return true;
    if (said.has(message)) return false;
    said.add(message);
    return true;
  });
}
