import { expect, test } from 'vitest';
import { openApp } from '../../testing/openApp';
import { pageOf } from '../../testing/samples';

test('the chosen section is named in the browser’s tab, under the same heading (WCAG 2.4.2)', async () => {
  const { screen } = await openApp('/admin/settings', {
    visitor: { role: 'ROLE_ADMIN' },
    answers: {
      'GET /interests': () => [],
      'GET /audit-log': () => pageOf([]),
      'GET /audit-log/actions': () => [],
    },
  });
  await expect
    .poll(() => document.title)
    .toBe('Interest categories – Settings & Config – Sounding');
  await screen.getByRole('tab', { name: 'Audit log' }).click();
  await expect.poll(() => document.title).toBe('Audit log – Settings & Config – Sounding');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Settings & Config', exact: true }))
    .toBeVisible();
});
