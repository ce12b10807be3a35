import { describe, expect, test } from 'vitest';

import { sampleFiles } from '../files/files.fixture';
import { noon } from '../project/project.fixture';
import type { ProjectState } from '../project/status';
import { projectAfterDecision, validateDecision, whyNoApproval } from './decision';
import { ethicsFileProblem, ethicsUploadProblem } from './documentFile';

describe('A researcher chooses an ethics document', () => {
  test('of type png, jpg, jpeg or pdf, in capitals too [DOC-02]', () => {
    for (const name of ['a.png', 'a.jpg', 'a.jpeg', 'a.pdf', 'Letter.PDF', 'two.dots.JPG']) {
      expect(ethicsFileProblem({ name, size: 1 })).toBeNull();
    }
    for (const name of ['a.gif', 'a.webp', 'a.doc', 'a.docx', 'a.pdf.exe', 'pdf', 'a.svg', '']) {
      expect(ethicsFileProblem({ name, size: 1 })).toBe('Invalid file format');
    }
  });

  test('with something in it, and an empty one is called that', () => {
    expect(ethicsFileProblem({ name: 'a.pdf', size: 0 })).toBe('The file is empty');
    expect(ethicsUploadProblem({ name: 'a.pdf', bytes: new Uint8Array() })).toBe(
      'The file is empty',
    );
    expect(ethicsFileProblem({ name: 'a.docx', size: 0 })).toBe('Invalid file format');
  });

  test('of 2,000,000 bytes at most, that number included [DOC-03]', () => {
    expect(ethicsFileProblem({ name: 'a.pdf', size: 2_000_000 })).toBeNull();
    expect(ethicsFileProblem({ name: 'a.pdf', size: 2_000_001 })).toBe(
      'File size is greater than 2MB',
    );
  });

  test('that is inside what it is called outside', () => {
    expect(ethicsUploadProblem({ name: 'a.pdf', bytes: sampleFiles.pdf })).toBeNull();
    expect(ethicsUploadProblem({ name: 'a.jpg', bytes: sampleFiles.jpeg })).toBeNull();
    expect(ethicsUploadProblem({ name: 'a.jpeg', bytes: sampleFiles.jpeg })).toBeNull();
    expect(ethicsUploadProblem({ name: 'a.png', bytes: sampleFiles.png })).toBeNull();
    for (const [name, bytes] of [
      ['a.pdf', sampleFiles.png],
      ['a.png', sampleFiles.gif],
      ['a.pdf', sampleFiles.pdf.slice(0, 12)],
      ['a.gif', sampleFiles.gif],
    ] as const) {
      expect(ethicsUploadProblem({ name, bytes })).toBe('Invalid file format');
    }
    expect(ethicsUploadProblem({ name: 'a.pdf', bytes: new Uint8Array(2_000_001) })).toBe(
      'File size is greater than 2MB',
    );
  });
});

describe('An administrator decides on an ethics document', () => {
  const waiting: ProjectState = {
    status: 'PENDING',
    publishedDate: null,
    launchDate: null,
    endDate: '2026-12-01T00:00:00.000Z',
  };

  test('once, to publish or to reject', () => {
    const approved = projectAfterDecision(waiting, { approved: true, comment: '' }, noon);
    expect(approved).toEqual({
      ...waiting,
      status: 'PUBLISHED',
      publishedDate: noon.toISOString(),
    });
    const refused = projectAfterDecision(waiting, { approved: false, comment: 'Not signed' }, noon);
    expect(refused).toEqual({ ...waiting, status: 'REJECTED' });
    for (const decided of [approved, refused]) {
      expect(
        decided && projectAfterDecision(decided, { approved: true, comment: '' }, noon),
      ).toBeNull();
    }
  });

  test('and approves none whose project would end as it is published', () => {
    expect(whyNoApproval(waiting, noon)).toBeUndefined();
    const ended = { ...waiting, endDate: noon.toISOString() };
    expect(whyNoApproval(ended, noon)).toMatch(/end date of this project has passed/);
  });

  test('with a comment or without [OPEN-49]', () => {
    expect(validateDecision({ approved: false, comment: '' })).toEqual([]);
    expect(validateDecision({ approved: false, comment: 'a'.repeat(1000) })).toEqual([]);
    expect(validateDecision({ approved: false, comment: 'a'.repeat(1001) })).toHaveLength(1);
  });
});
