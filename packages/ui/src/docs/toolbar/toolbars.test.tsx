import { composeStory } from '@storybook/react-vite';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import meta, { Primary } from '../../components/Button/Button.stories';
import type { ToolbarChoices } from './toolbars';

/** The story as seen with these choices in Storybook's toolbars. */
const seenWith = (globals: Partial<ToolbarChoices>) => composeStory({ ...Primary, globals }, meta);

const askForMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

afterEach(() => askForMotion('reduce'));

test('the theme of the toolbar is the story’s', async () => {
  const grounds = new Set<string>();
  for (const theme of ['light', 'dark', 'high-contrast']) {
    const Story = seenWith({ theme });
    const screen = await render(<Story />);
    grounds.add(getComputedStyle(document.body).backgroundColor);
    await screen.unmount();
  }
  expect(grounds.size).toBe(3);
});

test('reduced motion stops what moves, also where the system asks for none of it', async () => {
  await askForMotion('no-preference');
  const durationWith = async (motion: string) => {
    const Story = seenWith({ motion });
    const screen = await render(<Story />);
    const { transitionDuration } = getComputedStyle(screen.getByRole('button').element());
    await screen.unmount();
    return parseFloat(transitionDuration);
  };
  const moving = await durationWith('system');
  expect(moving).toBeGreaterThan(0.1);
  expect(await durationWith('reduce')).toBeLessThan(0.01);
  expect(await durationWith('system')).toBe(moving);
});

test('from right to left the whole page turns, in words of either language, and turns back', async () => {
  for (const direction of ['en-Arab-GB', 'ar-EG']) {
    const Story = seenWith({ direction });
    const screen = await render(<Story />);
    expect(getComputedStyle(document.body).direction).toBe('rtl');
    expect(document.documentElement.lang).toBe(direction);
    await screen.unmount();
    expect(getComputedStyle(document.body).direction).toBe('ltr');
  }
});

test('forced colours, which no page can switch on, are told how to be seen', async () => {
  const Story = seenWith({ forcedColours: 'explained' });
  const screen = await render(<Story />);
  await expect.element(screen.getByText('How to see this in forced colours')).toBeVisible();
  await expect.element(screen.getByRole('button')).toBeVisible();
});
