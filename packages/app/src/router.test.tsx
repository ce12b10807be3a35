import { UiProvider } from '@sounding/ui';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { screenRoute } from './router';
import { catchPageLoads } from './testing/catchPageLoads';

test('a screen whose code does not arrive says so and offers to reload [OPEN-118]', async () => {
  const lost = screenRoute('/', () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: [lost] }]);
  const screen = await render(
    <UiProvider navigate={() => undefined}>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'This page did not load' }))
    .toBeVisible();
  const loads = catchPageLoads();
  await screen.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(loads).toEqual(['reload']);
});
