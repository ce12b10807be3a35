import { describe, expect, test } from 'vitest';

import {
  defaultProjectView,
  isInView,
  projectsInView,
  projectViewHeading,
  projectViews,
  sortProjects,
  type ProjectRow,
} from './listViews';

// 12:00 in London; the day began at 23:00 UTC.
const now = new Date('2026-06-15T11:00:00.000Z');
const row = (changes: Partial<ProjectRow>): ProjectRow => ({
  id: 1,
  publishedDate: null,
  endDate: null,
  createdDate: '2026-01-01T00:00:00.000Z',
  ...changes,
});
/** An end in the past and an end in the future. */
const ends = ['2026-06-10T09:00:00.000Z', '2027-01-01T00:00:00.000Z'];
const viewsOf = (changes: Partial<ProjectRow>) =>
  projectViews.filter((view) => isInView(row(changes), view, now));

describe('A researcher looks through the project list', () => {
  test('Current holds projects that end today or later, the day being London’s [LIST-11]', () => {
    expect(viewsOf({ endDate: '2026-06-14T23:00:00.000Z' })).toContain('current');
    expect(viewsOf({ endDate: '2026-06-14T22:59:59.999Z' })).not.toContain('current');
    expect(viewsOf({ endDate: '2027-01-01T00:00:00.000Z' })).toContain('current');
  });

  test('Previous holds projects that ended at or before now [LIST-12]', () => {
    expect(viewsOf({ endDate: now })).toContain('previous');
    expect(viewsOf({ endDate: '2026-06-15T11:00:00.001Z' })).not.toContain('previous');
    const publishedDate = '2026-06-01T09:00:00.000Z';
    expect(viewsOf({ publishedDate, endDate: now })).toContain('previous');
  });

  test('a project that ended earlier today is in both until midnight [OPEN-57]', () => {
    expect(viewsOf({ endDate: '2026-06-15T08:00:00.000Z' })).toEqual([
      'current',
      'previous',
      'unpublished',
    ]);
  });

  test('Published holds projects with a published date, one that lies ahead and one of an ended project too [LIST-13]', () => {
    const publishedDate = '2026-06-01T09:00:00.000Z';
    expect(viewsOf({ publishedDate })).toEqual(['published']);
    expect(viewsOf({ publishedDate: '2026-07-01T09:00:00.000Z' })).toEqual(['published']);
    for (const endDate of ends) expect(viewsOf({ publishedDate, endDate })).toContain('published');
  });

  test('Unpublished holds projects without one, and is alone in holding those without an end [LIST-14, OPEN-58]', () => {
    expect(viewsOf({ publishedDate: null, endDate: null })).toEqual(['unpublished']);
    for (const endDate of ends) {
      expect(viewsOf({ publishedDate: null, endDate })).toContain('unpublished');
      expect(viewsOf({ publishedDate: null, endDate })).not.toContain('published');
    }
  });

  test('Current and Previous hold unpublished projects as well, by their end alone [OPEN-58]', () => {
    for (const publishedDate of [null, '2026-06-01T09:00:00.000Z', '2026-07-01T09:00:00.000Z']) {
      const kind = publishedDate === null ? 'unpublished' : 'published';
      expect(ends.map((endDate) => viewsOf({ publishedDate, endDate }))).toEqual([
        ['previous', kind],
        ['current', kind],
      ]);
      const endDate = '2026-06-15T08:00:00.000Z';
      expect(viewsOf({ publishedDate, endDate })).toEqual(['current', 'previous', kind]);
    }
  });

  test('every view is sorted by published date, newest first [LIST-15]', () => {
    // These projects ended earlier today, so they are in all three views (OPEN-57).
    const endDate = '2026-06-15T08:00:00.000Z';
    const projects = [
      row({ id: 1, endDate, publishedDate: '2026-03-01T09:00:00.000Z' }),
      row({ id: 2, endDate, publishedDate: '2026-05-01T09:00:00.000Z' }),
      row({ id: 3, endDate, publishedDate: '2026-04-01T09:00:00.000Z' }),
      row({ id: 4 }),
    ];
    for (const view of ['current', 'previous', 'published'] as const) {
      expect(projectsInView(projects, view, now).map(({ id }) => id)).toEqual([2, 3, 1]);
    }
  });

  test('undated projects follow, most recently created first [LIST-15, OPEN-61]', () => {
    const projects = [
      row({ id: 5, createdDate: '2026-02-01T00:00:00.000Z' }),
      row({ id: 2, publishedDate: '2026-03-01T00:00:00.000Z' }),
      row({ id: 3, createdDate: '2026-05-01T00:00:00.000Z' }),
      row({ id: 4, createdDate: '2026-05-01T00:00:00.000Z' }),
    ];
    expect(sortProjects(projects).map(({ id }) => id)).toEqual([2, 4, 3, 5]);
  });

  test('the heading names the view, Current being open at first [OPEN-59]', () => {
    expect(projectViewHeading(defaultProjectView)).toBe('Your current projects');
    expect(projectViewHeading('unpublished')).toBe('Your unpublished projects');
  });
});
