import type { ContentItem, ProjectForm } from './project';

/** Noon in London on an ordinary day, British Summer Time. */
export const noon = new Date('2026-06-15T11:00:00.000Z');

export const heading = (value: string): ContentItem => ({ type: 'HEADING', value });
export const paragraph = (value: string): ContentItem => ({ type: 'PARAGRAPH', value });
export const video: ContentItem = { type: 'VIDEO', value: 'dQw4w9WgXcQ' };

/** A project that is valid at `noon`, with the changes that a test makes. */
export function projectWith(changes: Partial<ProjectForm> = {}): ProjectForm {
  return {
    title: 'Sleep and shift work',
    subtitle: 'How nurses rest between shifts',
    funder: 'Northern Health Trust',
    launchDate: '2026-06-20T08:00:00.000Z',
    endDate: '2026-12-01T17:00:00.000Z',
    interests: [{ id: 1 }],
    ageRanges: [{ id: 2 }],
    contents: [heading('Why we ask'), paragraph('<p>Shift work is <strong>hard</strong>.</p>')],
    questions: [{ text: '<p>How do you sleep?</p>', pollOptions: [], sliderOption: null }],
    ...changes,
  };
}
