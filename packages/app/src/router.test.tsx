import { UiProvider } from '@sounding/ui';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { screenRoute } from './router';
import { catchPageLoads } from './testing/catchPageLoads';

const lost = new TypeError('Failed to fetch dynamically imported module');

/** A site of two screens, of which the second does not arrive at the first try. */
async function openSite() {
  const here = () => Promise.resolve({ Component: () => <Link to="/far">Go far</Link> });
  const load = vi.fn(() =>
    Promise.resolve({ loader: () => 'Data', Component: () => <h1>Far away</h1>, handle: far }),
  );
  load.mockRejectedValueOnce(lost);
  const children = [screenRoute('/', here), screenRoute('/far', load)];
  const router = createMemoryRouter([{ HydrateFallback: () => null, children }]);
  const screen = await render(
    <UiProvider navigate={() => undefined}>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await screen.getByRole('link', { name: 'Go far' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(missing);
  return { router, screen, load };
}
const far = { width: 'wide' };
const missing = 'This page did not load';

test('a screen whose code does not arrive says so and offers to reload [OPEN-118]', async () => {
  const { screen } = await openSite();
  const loads = catchPageLoads();
  await screen.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(loads).toEqual(['reload']);
});

test('a screen whose code did not arrive is fetched again when the device is back online', async () => {
  const { screen, router, load } = await openSite();
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('heading', { name: 'Far away' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  const { matches, loaderData } = router.state;
  expect(matches.at(-1)?.route.handle).toEqual(far);
  expect(Object.values(loaderData)).toEqual(['Data']);
});

test('a screen whose code did not arrive is fetched again when somebody goes there again', async () => {
  const { screen, router } = await openSite();
  await router.navigate('/');
  await screen.getByRole('link', { name: 'Go far' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Far away' })).toBeVisible();
});
