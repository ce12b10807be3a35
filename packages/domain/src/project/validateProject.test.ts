import { describe, expect, test } from 'vitest';

import { noon, projectWith } from './project.fixture';
import type { ProjectForm, ProjectMode } from './project';
import { validateProject } from './validateProject';

const problemsOf = (changes: Partial<ProjectForm>, mode: ProjectMode = 'creating') =>
  validateProject(projectWith(changes), { mode, now: noon });

describe('A researcher saves a project', () => {
  test('with everything in place and hears nothing', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ funder: null, launchDate: null })).toEqual([]);
  });

  test('and is told that a title is required, spaces or invisible characters not being one [RULE-01]', () => {
    for (const title of ['', '   ', '\n\t', '\u200b\u2060', '\u00a0']) {
      expect(problemsOf({ title })).toEqual([
        { field: 'title', kind: 'error', message: 'Title is required' },
      ]);
    }
  });

  test('with a title of 100 characters, but not of 101 [RULE-02]', () => {
    expect(problemsOf({ title: ` ${'a'.repeat(100)} ` })).toEqual([]);
    expect(problemsOf({ title: '👩🏽‍🔬'.repeat(100) })).toEqual([]);
    expect(problemsOf({ title: 'a'.repeat(101) })).toEqual([
      { field: 'title', kind: 'length', message: 'The Title cannot exceed 100 characters' },
    ]);
  });

  test('and is told that a subtitle is required [RULE-03]', () => {
    expect(problemsOf({ subtitle: ' ' })).toEqual([
      { field: 'subtitle', kind: 'error', message: 'Subtitle is required' },
    ]);
  });

  test('with a subtitle of 150 characters, but not of 151 [RULE-04]', () => {
    expect(problemsOf({ subtitle: 'a'.repeat(150) })).toEqual([]);
    expect(problemsOf({ subtitle: 'a'.repeat(151) })).toEqual([
      { field: 'subtitle', kind: 'length', message: 'The Subtitle cannot exceed 150 characters' },
    ]);
  });

  test('for an audience with an interest and an age range [RULE-05, RULE-06, OPEN-02]', () => {
    expect(problemsOf({ interests: [] })).toEqual([
      { field: 'interests', kind: 'error', message: 'At least one interest needs to be selected' },
    ]);
    expect(problemsOf({ ageRanges: [] })).toEqual([
      { field: 'ageRanges', kind: 'error', message: 'At least one age range needs to be selected' },
    ]);
  });

  test('and its texts keep within their limits in editing too [RULE-04, RULE-10]', () => {
    const texts = { title: 'a'.repeat(101), subtitle: 'a'.repeat(151), contents: [] };
    expect(problemsOf(texts, 'editing')).toEqual(problemsOf(texts));
    expect(problemsOf(texts, 'editing').map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'subtitle']),
    );
  });

  test('with a funder of 100 characters, but not of 101 [RULE-15]', () => {
    expect(problemsOf({ funder: 'a'.repeat(100) })).toEqual([]);
    expect(problemsOf({ funder: 'a'.repeat(101) })).toEqual([
      { field: 'funder', kind: 'length', message: 'The Funder cannot exceed 100 characters' },
    ]);
  });

  test('with at least one question [RULE-16]', () => {
    expect(problemsOf({ questions: [] })).toEqual([
      { field: 'questions', kind: 'error', message: 'At least one question is required' },
    ]);
  });

  test('and questions are not asked for when editing, where they are not shown [OPEN-71]', () => {
    expect(problemsOf({ questions: [] }, 'editing')).toEqual([]);
  });

  test('and every text that the database could not hold is named', () => {
    const fields = problemsOf({ title: 'a\u0000', funder: '\ud800', policy: '\u0007' }).map(
      ({ field }) => field,
    );
    expect(fields).toEqual(['title', 'funder', 'policy']);
  });

  test('and meets all problems in the order of the page', () => {
    const problems = validateProject(
      {
        title: '',
        subtitle: '',
        funder: 'a'.repeat(101),
        launchDate: '2026-06-01T08:00:00.000Z',
        endDate: null,
        interests: [],
        ageRanges: [],
        contents: [],
        questions: [],
      },
      { mode: 'creating', now: noon },
    );
    expect(problems.map(({ field }) => field)).toEqual([
      'title',
      'subtitle',
      'ageRanges',
      'interests',
      'launchDate',
      'endDate',
      'contents',
      'contents',
      'funder',
      'questions',
    ]);
  });
});
