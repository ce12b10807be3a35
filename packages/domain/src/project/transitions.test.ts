import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isPublished, type ProjectState } from './status';
import { projectAfter, type ProjectEvent } from './transitions';

const now = new Date('2026-06-15T11:00:00.000Z');
const draft: ProjectState = {
  status: 'DRAFT',
  publishedDate: null,
  launchDate: null,
  endDate: '2026-12-01T00:00:00.000Z',
};
const pending: ProjectState = { ...draft, status: 'PENDING' };
const rejected: ProjectState = { ...draft, status: 'REJECTED' };
const published: ProjectState = {
  ...draft,
  status: 'PUBLISHED',
  publishedDate: '2026-06-01T09:00:00.000Z',
};

describe('A project', () => {
  test('waits for approval once its ethics document is submitted, again after a rejection', () => {
    for (const project of [draft, rejected, pending]) {
      expect(projectAfter(project, 'submitDocument', now)?.status).toBe('PENDING');
    }
  });

  test('becomes a draft again when saved, its chosen launch kept [OPEN-52, OPEN-56]', () => {
    const chosen = '2026-07-01T09:00:00.000Z';
    expect(projectAfter({ ...pending, launchDate: chosen }, 'saveAsDraft', now)).toEqual({
      ...draft,
      launchDate: chosen,
    });
    expect(projectAfter(rejected, 'saveAsDraft', now)).toEqual(draft);
  });

  test('is published on approval, at once or at the chosen launch that lies ahead [OPEN-54]', () => {
    const publishedDate = (launchDate: string | null) =>
      projectAfter({ ...pending, launchDate }, 'approveDocument', now)?.publishedDate;
    expect(publishedDate(null)).toBe(now.toISOString());
    expect(publishedDate('2026-06-10T09:00:00.000Z')).toBe(now.toISOString());
    expect(publishedDate('2026-07-01T09:00:00.000Z')).toBe('2026-07-01T09:00:00.000Z');
    expect(projectAfter(pending, 'approveDocument', now)?.status).toBe('PUBLISHED');
  });

  test('is not published once its end has come, while it can still be rejected', () => {
    const ended = { ...pending, endDate: now.toISOString() };
    expect(projectAfter(ended, 'approveDocument', now)).toBeNull();
    expect(projectAfter(ended, 'rejectDocument', now)?.status).toBe('REJECTED');
  });

  test('is rejected without being published', () => {
    expect(projectAfter(pending, 'rejectDocument', now)).toEqual(rejected);
  });

  test('is decided once, and only while a document waits', () => {
    for (const project of [draft, rejected, published]) {
      expect(projectAfter(project, 'approveDocument', now)).toBeNull();
      expect(projectAfter(project, 'rejectDocument', now)).toBeNull();
    }
  });

  test('once published keeps status, launch and document, and cannot become a draft', () => {
    expect(projectAfter(published, 'saveChanges', now)).toEqual(published);
    expect(projectAfter(published, 'saveAsDraft', now)).toBeNull();
    expect(projectAfter(published, 'submitDocument', now)).toBeNull();
  });

  test('is completed by ending now, only while published and ongoing [OPEN-106]', () => {
    const completed = projectAfter(published, 'complete', now);
    expect(completed).toEqual({ ...published, endDate: now.toISOString() });
    expect(projectAfter(completed ?? published, 'complete', now)).toBeNull();
    expect(projectAfter(draft, 'complete', now)).toBeNull();
  });

  test('has a published date exactly when it is PUBLISHED, whatever happens to it', () => {
    const events: ProjectEvent[] = [
      'saveAsDraft',
      'submitDocument',
      'approveDocument',
      'rejectDocument',
      'saveChanges',
      'complete',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (happenings) => {
        let project = draft;
        for (const event of happenings) {
          const before = project;
          project = projectAfter(project, event, now) ?? project;
          if (isPublished(before)) expect(project.publishedDate).toBe(before.publishedDate);
          expect(project.status === 'PUBLISHED').toBe(project.publishedDate !== null);
        }
      }),
    );
  });
});
