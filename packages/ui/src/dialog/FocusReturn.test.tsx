import { StrictMode } from 'react';
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

test('a dialog that takes the place of another gives focus back to where the first was opened', async () => {
  const story = (dialog: string | null) => (
    <main>
      <h1>Page</h1>
      <button>Open</button>
      {dialog !== null && (
        <section key={dialog} aria-label={dialog}>
          <FocusReturn />
          <button>Within</button>
        </section>
      )}
    </main>
  );
  const screen = await render(story(null));
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.element().focus();
  await screen.rerender(story('warning'));
  const within = screen.getByRole('button', { name: 'Within' });
  within.element().focus();

  await screen.rerender(story('end'));
  within.element().focus();
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  await screen.rerender(story(null));
  await expect.element(opener).toHaveFocus();
});

test('under StrictMode a dialog that is open takes no focus back, such as while a menu gives it up', async () => {
  const story = (isOpen: boolean) => (
    <StrictMode>
      <button>Open</button>
      {isOpen && <FocusReturn />}
    </StrictMode>
  );
  const screen = await render(story(false));
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.element().focus();
  await screen.rerender(story(true));
  opener.element().blur();
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);

  await screen.rerender(story(false));
  await expect.element(opener).toHaveFocus();
});

test('a dialog and the one it was opened from, closed in the same moment, give focus back to the page', async () => {
  const story = (open: 0 | 1 | 2) => (
    <main>
      <h1>Page</h1>
      <button>Open</button>
      {open > 0 && (
        <section key="outer">
          <FocusReturn />
          <button>Within</button>
          {open > 1 && <FocusReturn />}
        </section>
      )}
    </main>
  );
  const screen = await render(story(0));
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.element().focus();
  await screen.rerender(story(1));
  screen.getByRole('button', { name: 'Within' }).element().focus();
  await screen.rerender(story(2));
  await screen.rerender(story(1));
  await screen.rerender(story(0));
  await expect.element(opener).toHaveFocus();
});
