import {
  mediaMessages,
  projectFormQuestionMessages as question,
  projectMessages as project,
  questionListMessages,
  sourceTooLong,
} from '@sounding/domain';

/** The product's messages for a project that breaks the contract's own limits, by JSON Pointer. */
export const projectContractMessages: Readonly<Record<string, string>> = {
  '/title maxLength': project.titleTooLong,
  '/subtitle maxLength': project.subtitleTooLong,
  '/funder maxLength': project.funderTooLong,
  '/policy maxLength': project.policyTooLong,
  '/contents maxItems': `${project.tooManyParagraphs}, and only one image or video`,
  '/contents/*/value pattern': mediaMessages.videoLinkInvalid,
  '/contents/*/imageBase64 pattern': mediaMessages.imageRequired,
  '/contents/*/imageBase64 maxLength': mediaMessages.imageUnusable,
  '/contents/*/imageAltText maxLength': mediaMessages.imageDescriptionTooLong,
  '/questions maxItems': questionListMessages.tooMany,
  '/questions/*/text maxLength': sourceTooLong(question.textTooLong),
  '/questions/*/pollOptions/*/text maxLength': question.pollChoiceTooLong,
  '/questions/*/sliderOption/maxValue': question.likertMaxInvalid,
  '/questions/*/sliderOption/lowerBoundText maxLength': question.likertLabelTooLong,
  '/questions/*/sliderOption/upperBoundText maxLength': question.likertLabelTooLong,
};
