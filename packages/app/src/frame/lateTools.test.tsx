import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { openApp } from '../testing/openApp';
import { AccountRoom } from './AccountRoom';

test('the place that is kept for the account is as large as its menu, whatever the size of text', async () => {
  const root = document.documentElement;
  onTestFinished(() => {
    root.style.removeProperty('font-size');
  });
  const { screen } = await openApp('/', {
    visitor: { role: 'ROLE_RESEARCHER' },
    answers: { 'GET /projects': () => [] },
  });
  const account = screen.getByRole('button', { name: 'Account' });
  await expect.element(account).toBeVisible();
  const kept = (await render(<AccountRoom />)).container.querySelector('button');
  for (const size of ['100%', '200%']) {
    root.style.fontSize = size;
    const [room, menu] = [kept, account.element()].map((button) => button?.getBoundingClientRect());
    expect([room?.width, room?.height]).toEqual([menu?.width, menu?.height]);
    expect(menu?.width).toBeGreaterThan(0);
  }
});
