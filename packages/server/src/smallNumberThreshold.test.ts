import type { Schemas } from '@sounding/api-client';
import { expect, test } from 'vitest';
import { publishProject } from './testing/projectFixtures';
import { addResponse } from './testing/responseFixtures';
import { startTestApp } from './testing/startTestApp';

/** Four men are below the default threshold, and enough where the operator sets three. */
const genders = [...Array.from({ length: 6 }, () => 'Female'), 'Male', 'Male', 'Male', 'Male'];

test.each([
  [{}, null],
  [{ SMALL_NUMBER_THRESHOLD: '3' }, 4],
])(
  'With the settings %j the charts, the rows and the dashboard agree on four men [OPEN-107]',
  async (environment, men) => {
    const app = await startTestApp({ environment });
    try {
      const ada = await app.signInAs('ROLE_RESEARCHER');
      const { token: monitor } = await app.signInAs('ROLE_MONITOR_RESEARCHER');
      const { id } = await publishProject(app, ada, { launchDate: null });
      for (const gender of genders) await addResponse(app, id, { gender });
      const get = async <T>(url: string, token = ada.token) =>
        (await app.request('GET', url, { token })).json<T>();
      const menIn = (counts: Schemas['LabelCount'][]) =>
        counts.find(({ label }) => label === 'Male')?.count ?? null;

      const summary = await get<Schemas['ProjectSummary']>(`/api/projects/summary/${id}`);
      expect(menIn(summary.demographics.gender)).toBe(men);
      const rows = await get<Schemas['ProjectResponsePage']>(
        `/api/project-responses/project/${id}`,
      );
      const shown = rows.content.filter(({ participant }) => participant.gender === 'Male');
      expect(shown).toHaveLength(men ?? 0);
      const all = await get<Schemas['MonitorDemographics']>('/api/dashboard/demographics', monitor);
      expect(menIn(all.totalCountForGender)).toBe(men);
    } finally {
      await app.close();
    }
  },
);
