import { daysBetween } from '../dates/days';
import { londonDay } from '../dates/format';
import type { Instant } from '../dates/instant';

/** Responses per day; both arrays have the same length. */
export interface EngagementSeries {
  /** Days in London, `yyyy-MM-dd`, without gaps. */
  readonly xaxisData: string[];
  readonly seriesData: number[];
}

export interface EngagementPeriod {
  /** The launch; null before publication. */
  readonly launch: Instant | null;
  readonly end: Instant | null;
  readonly now: Instant;
}

/**
 * Responses per day from the launch to today or the end, whichever comes first (OPEN-105). Days
 * without a response count 0. A response outside the period widens it, so none is ever lost.
 */
export function engagementSeries(
  responses: readonly { readonly date: Instant }[],
  { launch, end, now }: EngagementPeriod,
): EngagementSeries {
  const counts = new Map<string, number>();
  for (const { date } of responses) {
    const day = londonDay(date);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const answered = [...counts.keys()].sort();
  const today = londonDay(now);
  const launchDay = launch === null ? undefined : londonDay(launch);
  const lastDay = end === null ? today : earlier(londonDay(end), today);
  const from = earlier(answered[0] ?? launchDay, launchDay ?? answered[0]);
  if (from === undefined) return { xaxisData: [], seriesData: [] };
  const to = later(answered.at(-1) ?? lastDay, lastDay);
  const xaxisData = daysBetween(from, to);
  return { xaxisData, seriesData: xaxisData.map((day) => counts.get(day) ?? 0) };
}

function earlier<T extends string | undefined>(a: T, b: T): T {
  return a !== undefined && b !== undefined && b < a ? b : a;
}

function later(a: string, b: string): string {
  return a < b ? b : a;
}
