import type { Schemas } from '@sounding/api-client';
import { ageRanges, farAhead, interests } from '../../testing/samples';

/** A published project as its overview knows it. */
export function summarySample(
  summary: Partial<Schemas['ProjectSummary']> = {},
): Schemas['ProjectSummary'] {
  return {
    id: 12,
    title: 'Living with breathlessness',
    subtitle: 'Help us to shape our study',
    policy: null,
    funder: 'Northern Health Trust',
    publishedDate: '2026-10-01T08:00:00.000Z',
    launchDate: '2026-10-01T08:00:00.000Z',
    endDate: farAhead,
    completedDate: null,
    status: 'PUBLISHED',
    createdDate: '2026-09-14T10:12:00.000Z',
    interests,
    ageRanges,
    researcher: { fullName: 'Ada Byron' },
    audienceAgeGroups: ['18-25', '65 or above'],
    audienceInterests: ['Heart and lungs', 'Mental health'],
    hearMoreYesCount: 200,
    hearMoreNoCount: 100,
    contributeYesCount: 180,
    contributeNoCount: 120,
    answersForReviewCount: 6,
    resultsVersion: 40,
    engagementGraphDataPoints: {
      xaxisData: ['2026-10-01', '2026-10-02', '2026-10-03'],
      seriesData: [150, 120, 30],
    },
    demographics: {
      age: [
        { label: '18-25', count: 96 },
        { label: '65 or above', count: 149 },
        { label: 'Other', count: 40 },
        { label: 'Not stated', count: 15 },
      ],
      gender: [
        { label: 'Female', count: 160 },
        { label: 'Male', count: 140 },
        { label: 'Not stated', count: 0 },
      ],
      ethnicity: [
        { label: 'White British', count: 280 },
        { label: 'Asian or Asian British', count: null },
        { label: 'Not stated', count: null },
      ],
    },
    ...summary,
  };
}

/** The counts of the same project, as its stream tells them. */
export function countsSample(
  summary: Partial<Schemas['ProjectSummary']> = {},
): Schemas['ProjectCounts'] {
  const {
    hearMoreYesCount,
    hearMoreNoCount,
    contributeYesCount,
    contributeNoCount,
    answersForReviewCount,
    resultsVersion,
  } = summarySample(summary);
  return {
    hearMoreYesCount,
    hearMoreNoCount,
    contributeYesCount,
    contributeNoCount,
    answersForReviewCount,
    resultsVersion,
  };
}
