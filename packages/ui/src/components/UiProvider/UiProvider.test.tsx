import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link } from '../Link';
import { NumberField } from '../NumberField';
import { UiProvider } from './UiProvider';

const link = <Link href="/cookies">Cookies</Link>;

test('a link inside the app moves by the router and loads no page', async () => {
  const navigate = vi.fn();
  const screen = await render(<UiProvider navigate={navigate}>{link}</UiProvider>);
  await screen.getByRole('link').click();
  expect(navigate).toHaveBeenCalledWith('/cookies', undefined);
});

test('below a base path a link shows the whole address', async () => {
  const screen = await render(
    <UiProvider navigate={() => undefined} useHref={(path) => `/base${path}`}>
      {link}
    </UiProvider>,
  );
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/base/cookies');
});

test('the theme a person chose holds for the whole page, dialogs included, until given back', async () => {
  const app = (theme: 'dark' | 'system') => (
    <UiProvider navigate={() => undefined} theme={theme}>
      {link}
    </UiProvider>
  );
  const ground = () => getComputedStyle(document.body).backgroundColor;

  const screen = await render(app('system'));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  const systemGround = ground();

  await screen.rerender(app('dark'));
  expect(ground()).not.toBe(systemGround);

  await screen.rerender(app('system'));
  expect(ground()).toBe(systemGround);
});

test('numbers are written as in the language of the page', async () => {
  const screen = await render(
    <UiProvider navigate={() => undefined} locale="fr-FR">
      <NumberField label="Heures" value={1.5} onChange={() => undefined} step={0.5} />
    </UiProvider>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Heures' })).toHaveValue('1,5');
});

test('values of another team’s style sheet win over the theme, even where it is loaded first', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = ':root { --ui-paper-page: rgb(240, 230, 250) }';
  document.head.prepend(sheet);
  await render(<UiProvider navigate={() => undefined}>{link}</UiProvider>);
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(240, 230, 250)');
  sheet.remove();
});
