import {
  leaderNames,
  noneAboveZero,
  ofThoseKnown,
  partsMessages,
  type PartsMessages,
} from '../../charts/parts.messages';
import type { Shown } from '../../charts/words';

export interface PieChartMessages extends PartsMessages {
  /** Says that the smallest groups share a wedge, because there are more groups than distinct patterns. */
  smallestTogether: (groupCount: number) => string;
}

export const pieChartMessages = (shown: Shown): PieChartMessages => ({
  ...partsMessages(shown),
  smallestTogether: (groupCount) =>
    `The ${shown.number(groupCount)} smallest groups share one part of the pie.`,
  summary: (reading, words) => {
    const { state, parts, leaders, total } = reading;
    const [leader] = leaders;
    if (state === 'empty') return 'There is nothing to show yet.';
    if (leader === undefined)
      return state === 'zero' ? words.noneCounted : noneAboveZero(reading, words);
    const names = leaderNames(reading);
    if (total === null)
      return leaders.length === 1
        ? `${ofThoseKnown(reading)}, the largest is ${names}, with ${words.counted(leader.count)}.`
        : `${ofThoseKnown(reading)}, the largest are ${names}, with ${words.counted(leader.count)} each.`;
    const base = `${shown.number(leader.count)} of ${words.counted(total)}`;
    if (leaders.length > 1 && leaders.length === parts.length)
      return `Each of the ${shown.number(parts.length)} groups has ${base}.`;
    if (parts.length === 1)
      return `The only group is ${names}, with ${words.counted(leader.count)}.`;
    return leaders.length === 1
      ? `The largest of ${shown.number(parts.length)} groups is ${names}, with ${base} (${shown.percent(leader.share ?? 0)}).`
      : `The largest of ${shown.number(parts.length)} groups are ${names}, with ${base} each.`;
  },
});
