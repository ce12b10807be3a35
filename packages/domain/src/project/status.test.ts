import { describe, expect, test } from 'vitest';

import {
  endedBeforeLaunch,
  hasLaunched,
  isCompleted,
  isPublished,
  launchText,
  projectStatuses,
  statusText,
} from './status';

const now = new Date('2026-06-15T11:00:00.000Z');

describe('A researcher sees how a project stands', () => {
  test('published by its status or by having a published date [STATE-04]', () => {
    const publishedDate = '2026-06-01T09:00:00.000Z';
    expect(isPublished({ status: 'PUBLISHED', publishedDate: null })).toBe(true);
    for (const status of projectStatuses) {
      expect(isPublished({ status, publishedDate })).toBe(true);
      expect(isPublished({ status, publishedDate: null })).toBe(status === 'PUBLISHED');
    }
  });

  test('completed from the very moment of the end date, ongoing before it [OVER-17]', () => {
    expect(isCompleted({ endDate: '2026-06-15T11:00:00.001Z' }, now)).toBe(false);
    expect(isCompleted({ endDate: now }, now)).toBe(true);
    expect(isCompleted({ endDate: '2026-06-14T11:00:00.000Z' }, now)).toBe(true);
    expect(isCompleted({ endDate: null }, now)).toBe(false);
  });

  test('launched from the very moment of its published date, and never without one', () => {
    expect(hasLaunched({ publishedDate: '2026-06-15T11:00:00.001Z' }, now)).toBe(false);
    expect(hasLaunched({ publishedDate: now }, now)).toBe(true);
    expect(hasLaunched({ publishedDate: null }, now)).toBe(false);
  });

  test('ended before its launch where it has ended and participants never saw it', () => {
    const launch = '2026-06-14T11:00:00.000Z';
    const ended = (publishedDate: string | null, endDate: string | null) =>
      endedBeforeLaunch({ publishedDate, endDate }, now);
    expect(ended(launch, '2026-06-13T11:00:00.000Z')).toBe(true);
    expect(ended(launch, launch)).toBe(true);
    expect(ended(launch, '2026-06-14T11:00:00.001Z')).toBe(false);
    // The chosen end is before the launch, but it is still ahead.
    expect(ended('2026-06-17T11:00:00.000Z', '2026-06-16T11:00:00.000Z')).toBe(false);
    expect(ended(null, '2026-06-13T11:00:00.000Z')).toBe(false);
    expect(ended(launch, null)).toBe(false);
  });

  test('launched on its published date once there is one, on the chosen date until then [OPEN-54]', () => {
    const text = (
      publishedDate: string | null,
      launchDate: string | null,
      endDate: string | null = null,
    ) => launchText({ publishedDate, launchDate, endDate }, now, String);
    const [chosen, published] = ['2026-06-01T08:00:00.000Z', '2026-06-14T11:00:00.000Z'];
    expect(text(null, null)).toBe('On approval');
    expect(text(null, chosen)).toBe(chosen);
    expect(text(published, null)).toBe(published);
    expect(text(published, chosen)).toBe(published);
    expect(text(published, chosen, '2026-06-13T11:00:00.000Z')).toBe('Never');
  });

  test('in words, or by its published date in full [LIST-16, LIST-17, LIST-18, OPEN-60]', () => {
    const text = (status: (typeof projectStatuses)[number], publishedDate: string | null = null) =>
      statusText({ status, publishedDate });
    expect(text('DRAFT')).toBe('Draft');
    expect(text('PENDING')).toBe('Awaiting approval');
    expect(text('REJECTED')).toBe('Ethics document rejected');
    expect(text('PUBLISHED', '2025-02-24T14:05:00.000Z')).toBe('24 February 2025');
  });
});
