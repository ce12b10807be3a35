import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FocusReturn } from './FocusReturn';

test('focus comes back to the opener of a dialog also where the page stays inert for a while', async () => {
  const story = (isOpen: boolean) => (
    <main>
      <button>Open</button>
      {isOpen && <FocusReturn />}
    </main>
  );
  const screen = await render(story(false));
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.element().focus();
  await screen.rerender(story(true));
  document.querySelector('main')?.toggleAttribute('inert', true);
  await expect.poll(() => document.activeElement).toBe(document.body);

  await screen.rerender(story(false));
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  document.querySelector('main')?.toggleAttribute('inert', false);
  await expect.element(opener).toHaveFocus();
});
