import { expect, test } from 'vitest';
import { openApp } from '../testing/openApp';

test.each(['/signup', '/signin', '/account/reset/init'])(
  'at %s the button stands as far from the last field as on every page of an account',
  async (address) => {
    const { screen } = await openApp(address);
    const form = () => screen.container.querySelector('main form');
    await expect.poll(() => form()?.querySelector('[type="submit"]')).toBeTruthy();
    const box = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect();
    const { bottom } = box([...(form()?.querySelectorAll('input') ?? [])].at(-1));
    expect(box(form()?.querySelector('[type="submit"]')).top - bottom).toBeCloseTo(32, 0);
  },
);
