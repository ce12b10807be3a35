import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/openApp';

const code = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});
vi.mock(import('./SignedInTools'), async (load) => {
  await code.arrived;
  return load();
});

test('neither Log out nor the page moves when the account arrives, whatever the width and size of text', async () => {
  const root = document.documentElement;
  onTestFinished(async () => {
    root.style.removeProperty('font-size');
    await page.viewport(1024, 768);
  });
  const { screen } = await openApp('/', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { 'GET /projects': () => [] },
  });
  const logOut = screen.getByRole('link', { name: 'Log out', exact: true });
  await expect.element(logOut).toBeVisible();
  const places = async () => {
    const found: string[] = [];
    for (const size of ['100%', '200%'])
      for (const width of [320, 360, 390, 480, 640, 1280]) {
        root.style.fontSize = size;
        await page.viewport(width, 740);
        const { left, top } = logOut.element().getBoundingClientRect();
        const main = screen.getByRole('main').element().getBoundingClientRect().top;
        found.push(`${size} at ${width}: ${[left, top, main].map(Math.round).join(', ')}`);
      }
    return found;
  };
  const account = screen.getByRole('button', { name: 'Account' });
  expect(account.elements()).toEqual([]);
  const before = await places();
  code.arrive();
  await expect.element(account).toBeVisible();
  expect(await places()).toEqual(before);
});
