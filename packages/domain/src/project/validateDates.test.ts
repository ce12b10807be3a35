import { describe, expect, test } from 'vitest';

import { noon } from './project.fixture';
import { firstEnd, validateDates } from './validateDates';

const creating = { mode: 'creating', now: noon } as const;
const editing = { mode: 'editing', now: noon } as const;
const messagesOf = (...args: Parameters<typeof validateDates>) =>
  validateDates(...args).map(({ field, message }) => `${field}: ${message}`);

describe('A researcher chooses the dates of a project', () => {
  test('and is told that an end date is required [RULE-11]', () => {
    expect(messagesOf({ launchDate: null, endDate: null }, creating)).toEqual([
      'endDate: End date is required',
    ]);
    expect(messagesOf({ launchDate: null, endDate: 'soon' }, creating)).toEqual([
      'endDate: End date is required',
    ]);
  });

  test('and the end has to come after the launch, at least a minute [RULE-12]', () => {
    const launchDate = '2026-07-01T09:00:00.000Z';
    const refused = ['endDate: The end date needs to be set after the start date'];
    expect(messagesOf({ launchDate, endDate: '2026-06-30T09:00:00.000Z' }, creating)).toEqual(
      refused,
    );
    expect(messagesOf({ launchDate, endDate: launchDate }, creating)).toEqual(refused);
    expect(messagesOf({ launchDate, endDate: '2026-07-01T09:00:59.000Z' }, creating)).toEqual(
      refused,
    );
    expect(messagesOf({ launchDate, endDate: '2026-07-01T09:01:00.000Z' }, creating)).toEqual([]);
  });

  test('and once published the end has to come after the real launch [RULE-12]', () => {
    const dates = { launchDate: null, publishedDate: '2026-07-01T09:00:00.000Z' };
    expect(messagesOf({ ...dates, endDate: '2026-06-30T09:00:00.000Z' }, editing)).toEqual([
      'endDate: The end date needs to be set after the start date',
    ]);
    expect(messagesOf({ ...dates, endDate: '2026-06-30T09:00:00.000Z' }, creating)).toEqual([]);
  });

  test('and may launch at any time today, but not yesterday [RULE-13, OPEN-55]', () => {
    const endDate = '2026-12-01T00:00:00.000Z';
    // Midnight in London stands at 23:00 UTC in summer.
    expect(messagesOf({ launchDate: '2026-06-14T23:00:00.000Z', endDate }, creating)).toEqual([]);
    expect(messagesOf({ launchDate: '2026-06-14T22:59:00.000Z', endDate }, creating)).toEqual([
      'launchDate: Launch date cannot be in the past',
    ]);
  });

  test('and a launch in the past is left alone when editing [RULE-13]', () => {
    const dates = { launchDate: '2026-01-01T09:00:00.000Z', endDate: '2026-12-01T09:00:00.000Z' };
    expect(messagesOf(dates, editing)).toEqual([]);
    expect(messagesOf(dates, creating)).not.toEqual([]);
  });

  test('and the end cannot lie in the past, judged to the minute, in either mode [RULE-14, OPEN-55]', () => {
    const launchDate = null;
    const now = new Date('2026-06-15T11:00:40.000Z');
    for (const mode of ['creating', 'editing'] as const) {
      expect(
        messagesOf({ launchDate, endDate: '2026-06-15T10:59:59.000Z' }, { mode, now }),
      ).toEqual(['endDate: End date cannot be in the past']);
      expect(
        messagesOf({ launchDate, endDate: '2026-06-15T11:00:00.000Z' }, { mode, now }),
      ).toEqual([]);
    }
  });

  test('and leaves the end of a published project that has ended where it is, but moves it only ahead [RULE-14]', () => {
    const dates = { launchDate: null, publishedDate: '2026-01-01T09:00:00.000Z' };
    const storedEndDate = '2026-02-01T09:00:30.000Z';
    const ended = { ...editing, storedEndDate };
    expect(messagesOf({ ...dates, endDate: storedEndDate }, ended)).toEqual([]);
    // The date field has no seconds.
    expect(messagesOf({ ...dates, endDate: '2026-02-01T09:00:00.000Z' }, ended)).toEqual([]);
    const refused = ['endDate: End date cannot be in the past'];
    for (const endDate of ['2026-02-01T09:01:00.000Z', '2026-02-01T08:59:00.000Z']) {
      expect(messagesOf({ ...dates, endDate }, ended)).toEqual(refused);
    }
    expect(messagesOf({ ...dates, endDate: '2026-12-01T09:00:00.000Z' }, ended)).toEqual([]);
    // Every save of a draft checks all its dates: nothing has happened at its end yet.
    expect(
      messagesOf({ ...dates, endDate: storedEndDate }, { ...creating, storedEndDate }),
    ).toEqual(refused);
  });

  test.each([
    ['after a launch that lies ahead', '2026-07-01T09:00:00.000Z', null],
    ['now, with the launch past', '2026-01-01T09:00:00.000Z', null],
    ['now, with the launch open', null, null],
    [
      'where it is, of a project that has ended',
      '2026-01-01T09:00:00.000Z',
      '2026-02-01T09:00:00.000Z',
    ],
  ])('and is offered the first end that is taken: %s [RULE-12, RULE-14]', (_, launchDate, end) => {
    const context = { ...editing, storedEndDate: end };
    const { moment, reason } = firstEnd({ launchDate, endDate: end }, context);
    expect(messagesOf({ launchDate, endDate: moment }, context)).toEqual([]);
    const before = new Date(moment.getTime() - 60_000);
    expect(messagesOf({ launchDate, endDate: before }, context)).toEqual([`endDate: ${reason}`]);
  });

  test('and no date may lie after the year 2999, which the contract could not write', () => {
    const dates = { launchDate: '2999-12-30T09:00:00.000Z', endDate: '2999-12-31T23:59:59.999Z' };
    expect(messagesOf(dates, creating)).toEqual([]);
    expect(messagesOf({ ...dates, launchDate: dates.endDate }, creating)).toEqual([
      'endDate: The end date needs to be set after the start date',
    ]);
    expect(
      messagesOf(
        { launchDate: '3000-01-01T00:00:00.000Z', endDate: '9999-12-31T23:59:00.000Z' },
        creating,
      ),
    ).toEqual([
      'launchDate: Launch date cannot be after the year 2999',
      'endDate: End date cannot be after the year 2999',
    ]);
  });

  test('and may leave the launch open, which means on approval [OPEN-53]', () => {
    expect(messagesOf({ launchDate: null, endDate: '2026-06-16T00:00:00.000Z' }, creating)).toEqual(
      [],
    );
  });
});
