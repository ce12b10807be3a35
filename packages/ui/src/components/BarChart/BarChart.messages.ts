import {
  leaderNames,
  noneAboveZero,
  ofThoseKnown,
  partsMessages,
  type PartsMessages,
} from '../../charts/parts.messages';
import type { Shown } from '../../charts/words';

export type BarChartMessages = Omit<PartsMessages, 'shareHeading' | 'notApplicable'>;

export const barChartMessages = (shown: Shown): PartsMessages => ({
  ...partsMessages(shown),
  hiddenNote: (hiddenCount) =>
    hiddenCount === 1
      ? 'One number is not shown, so that nobody can be recognised.'
      : `${shown.number(hiddenCount)} numbers are not shown, so that nobody can be recognised.`,
  missingNote: (missingCount) =>
    missingCount === 1
      ? 'One number is missing.'
      : `${shown.number(missingCount)} numbers are missing.`,
  value: ({ count, isMissing }, _state, { notShown, missing }) =>
    count === null ? (isMissing ? missing : notShown) : shown.number(count),
  summary: (reading, words) => {
    const { state, parts, leaders, total } = reading;
    const [leader] = leaders;
    if (state === 'empty') return 'There is nothing to show yet.';
    if (leader === undefined)
      return state === 'zero' ? words.noneCounted : noneAboveZero(reading, words);
    const counted = words.counted(leader.count);
    if (leaders.length > 1 && leaders.length === parts.length)
      return `Each of the ${shown.number(parts.length)} groups has ${counted}.`;
    if (parts.length === 1) return `The only group is ${leader.label}, with ${counted}.`;
    const start =
      total === null
        ? `${ofThoseKnown(reading)}, the highest`
        : `The highest of ${shown.number(parts.length)} groups`;
    return leaders.length === 1
      ? `${start} is ${leaderNames(reading)}, with ${counted}.`
      : `${start} are ${leaderNames(reading)}, with ${counted} each.`;
  },
});
