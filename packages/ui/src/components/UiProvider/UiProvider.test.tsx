import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Badge } from '../Badge';
import { LineChart } from '../LineChart';
import { Link } from '../Link';
import { NumberField } from '../NumberField';
import { PollResults } from '../PollResults';
import { StatCard } from '../StatCard';
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
    <UiProvider navigate={() => undefined} locale="de-DE">
      <NumberField label="Stunden" value={1.5} onChange={() => undefined} step={0.5} />
      <Badge count={12_480} label={(count) => `${count} Antworten`} />
      <StatCard stats={[{ id: 'projects', label: 'Projekte', value: 1_204 }]} />
      <PollResults
        title="Wo?"
        data={[
          { label: 'Zu Hause', count: 1_300, percentage: 61.9 },
          { label: 'Am Telefon', count: 800, percentage: 38.1 },
        ]}
      />
      <LineChart title="Wann?" data={[{ at: new Date('2026-10-01T12:00Z'), value: 2_500 }]} />
    </UiProvider>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Stunden' })).toHaveValue('1,5');
  await expect.element(screen.getByText('12.480')).toBeVisible();
  await expect.element(screen.getByText('1.204')).toBeVisible();
  await expect.element(screen.getByText('61,90\u00a0% (1.300)')).toBeVisible();
  await expect
    .element(screen.getByRole('img', { name: '01.10.2026: 2.500 responses' }))
    .toBeVisible();
});

test('values of another team’s style sheet win over the theme, even where it is loaded first', async () => {
  const sheet = document.createElement('style');
  sheet.textContent = ':root { --ui-paper-page: rgb(240, 230, 250) }';
  document.head.prepend(sheet);
  await render(<UiProvider navigate={() => undefined}>{link}</UiProvider>);
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(240, 230, 250)');
  sheet.remove();
});
