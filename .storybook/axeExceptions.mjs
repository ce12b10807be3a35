/**
 * What axe may report without failing a story. The only list of its kind. Each entry says why, and a whole
 * run fails on an entry that no story needed. `undecided` narrows it to what axe could not decide for named
 * reasons, at elements of one kind: what axe finds wrong there still fails. `isForLayouts`: only the full run
 * needs it.
 * @type {readonly { rule: string, reason: string, undecided?: { element: string, because: readonly string[] }, isForLayouts?: boolean }[]}
 */
export const axeExceptions = [
  {
    rule: 'bypass',
    reason: 'A part shown alone has nothing to skip; the app starts with SkipLink on every page.',
  },
  {
    rule: 'region',
    reason: 'A part shown alone stands in no landmark; pages are checked whole in the journeys.',
  },
  {
    rule: 'landmark-one-main',
    reason: 'A part shown alone has no main landmark; pages are checked whole in the journeys.',
  },
  {
    rule: 'page-has-heading-one',
    reason: 'A part shown alone has no page heading; pages are checked whole in the journeys.',
  },
  {
    rule: 'color-contrast',
    reason:
      'The numbers in a drawing: axe takes any svg for a picture that it cannot see behind, and one figure for no text. packages/ui/src/theme/contrast.test.ts measures their two inks on every paper.',
    undecided: { element: 'text', because: ['imgNode', 'shortTextContent'] },
  },
  {
    rule: 'color-contrast',
    reason:
      'Words of several lines on what floats over a page: axe cannot decide where other things lie under one line than under the next, though the ground between hides them. contrast.test.ts measures these inks on that ground.',
    undecided: { element: 'span', because: ['elmPartiallyObscuring'] },
    isForLayouts: true,
  },
];
