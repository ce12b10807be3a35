/**
 * What axe may report without failing a story. The only list of its kind. Each entry says why, and a whole
 * run fails on an entry that no story needed. `stories` narrows it to ids that begin so; absent: all.
 * @type {readonly { rule: string, reason: string, stories?: readonly string[] }[]}
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
      'axe cannot tell what lies behind text in a drawing; packages/ui/src/theme/contrast.test.ts measures it.',
    stories: ['components-linechart', 'components-likertchart'],
  },
];
