import type { Schemas } from '@sounding/api-client';
import type { Answers } from '../../testing/fakeServer';
import { openApp } from '../../testing/openApp';
import { summarySample } from './summary.fixture';

interface OverviewOptions {
  readonly summary?: Partial<Schemas['ProjectSummary']>;
  readonly answers?: Answers;
  readonly path?: string;
}

/** The overview of project 12, opened from the list. */
export function openOverview({
  summary,
  answers = {},
  path = '/project-overview/12',
}: OverviewOptions = {}) {
  return openApp(path, {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { 'GET /projects/summary/{id}': () => summarySample(summary), ...answers },
  });
}
