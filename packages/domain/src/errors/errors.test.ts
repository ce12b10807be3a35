import { describe, expect, test } from 'vitest';

import { errorMessages } from './catalogue';
import {
  blockingMessages,
  outcomeMessages,
  questionSaveFailed,
  resetLinkMessage,
  signupDecisionFailed,
  twoFactorResetDone,
} from './outcomes';
import {
  errorIn,
  fieldPointer,
  lengthErrorIn,
  messagesByField,
  pointerField,
} from './validationProblem';

test('The catalogue holds the words of the specification, and nothing more [ERR-01, ERR-02, ERR-03, ERR-04, ERR-07, ERR-10, ERR-14, ERR-16, IDLE-06]', () => {
  expect(errorMessages).toEqual({
    codeRequestFailed: 'Could not log in, please check your details and try again.',
    codeValidationFailed: 'Two factor authentication failed',
    resetLinkExpired:
      'Sorry, the link has expired. Please reset your password to generate a new link',
    resetLinkInvalid: 'Sorry, the link is invalid or has already been used',
    somethingWentWrong: 'Something went wrong',
    documentUploadFailed: 'Something went wrong. Please try again or contact your admin',
    saveFailed: 'Something went wrong. Please, try again.',
    researcherCannotBeSaved:
      'This researcher cannot be added/edited until the following error(s) are corrected:',
    sessionTerminated: 'Session Terminated',
  });
});

test('What succeeded is told in the words of the specification, declined cookies too [DOC-05, DONE-04, COOK-10, COOK-11]', () => {
  expect(outcomeMessages).toEqual({
    documentSubmitted: 'Document has been submitted for review',
    projectCompleted: 'Project completed successfully',
    cookiesEnabled: 'Cookies were enabled',
    cookiesDisabled: 'Cookies were disabled',
  });
});

test('What blocks a save is told in the words of the specification [RULE-26, RULE-27]', () => {
  expect(blockingMessages).toEqual({
    opening: 'Please address the following errors before you can proceed:',
    closing: 'This project cannot be published until the above error(s) are corrected.',
  });
});

describe('When something fails, the product says', () => {
  test('whether a reset link is expired or invalid [ERR-03, ERR-04]', () => {
    expect(resetLinkMessage(400)).toBe(
      'Sorry, the link has expired. Please reset your password to generate a new link',
    );
    for (const status of [404, 500, 0]) {
      expect(resetLinkMessage(status)).toBe('Sorry, the link is invalid or has already been used');
    }
  });

  test('why a question was not saved [ERR-15]', () => {
    expect(questionSaveFailed('Too long.')).toBe(
      'Something went wrong. Please, try again. Too long.',
    );
    for (const nothingMore of [null, 'Something went wrong']) {
      expect(questionSaveFailed(nothingMore)).toBe('Something went wrong. Please, try again.');
    }
  });

  test('why a signup was not decided [ERR-17]', () => {
    expect(signupDecisionFailed('Conflict')).toBe('Error: Conflict');
  });

  test('that a two-factor reset is done, and where it leads [ERR-08, OPEN-33]', () => {
    expect(twoFactorResetDone('ada@sounding.example', 'twoFactorScreen')).toBe(
      '2fa has been reset for ada@sounding.example. Redirecting to login page...',
    );
    expect(twoFactorResetDone('ada@sounding.example', 'dashboard')).toBe(
      '2fa has been reset for ada@sounding.example.',
    );
  });
});

describe('A problem', () => {
  test('leads to its field in the browser and on the server alike', () => {
    for (const [field, pointer] of [
      ['title', '/title'],
      ['contents.2.value', '/contents/2/value'],
      ['questions.0.pollOptions.1.text', '/questions/0/pollOptions/1/text'],
    ] as const) {
      expect(fieldPointer(field)).toBe(pointer);
      expect(pointerField(pointer)).toBe(field);
    }
  });

  test('stands beside its field, the first one where there are several', () => {
    const problems = [
      errorIn('endDate', 'first'),
      errorIn('endDate', 'second'),
      lengthErrorIn('title', 'long'),
    ];
    expect([...messagesByField(problems)]).toEqual([
      ['endDate', 'first'],
      ['title', 'long'],
    ]);
  });
});
