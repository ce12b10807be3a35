import { Skeleton } from '@sounding/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryPart } from './QueryPart';

/** The responses to the next requests: at once, or when a test says so. */
let answers: (() => Promise<string>)[] = [];
const failure = () => Promise.reject(new Error('Not now.'));

function Part() {
  const query = useQuery({
    queryKey: ['totals'],
    queryFn: () => answers.shift()?.() ?? 'Forty-two projects',
    retry: false,
  });
  return (
    <QueryPart query={query} name="the totals" placeholder={<Skeleton height="4rem" />}>
      {(text) => <p>{text}</p>}
    </QueryPart>
  );
}

const show = (client = new QueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <Part />
      <button type="button">Another part</button>
    </QueryClientProvider>,
  );

beforeEach(() => {
  answers = [];
});

test('what comes at once is not announced as loading, and what takes longer is', async () => {
  const said: (string | null)[] = [];
  const observer = new MutationObserver(() => {
    said.push(document.querySelector('[role="status"]')?.textContent ?? null);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const screen = await show();
  await expect.element(screen.getByText('Forty-two projects')).toBeVisible();
  observer.disconnect();
  expect(said.filter((words) => words?.includes('Loading'))).toEqual([]);
  await screen.unmount();

  answers = [() => new Promise(() => undefined)];
  const later = await show();
  await expect.element(later.getByRole('status')).toHaveTextContent('Loading the totals');
});

test('while it is tried again focus stays on the button, and goes to what came', async () => {
  let arrive = (_words: string): void => undefined;
  answers = [failure, () => new Promise((resolve) => (arrive = resolve))];
  const screen = await show();
  const alert = screen.getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent('The totals could not be loaded. The rest of the page works.');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(screen.getByRole('progressbar', { name: 'Loading the totals' }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await expect.element(alert).toBeVisible();
  arrive('Seven projects');
  await expect.element(screen.getByText('Seven projects')).toBeVisible();
  const { activeElement } = document;
  expect(activeElement?.textContent).toBe('Seven projects');
});

test('whoever goes on while it is tried again is not called back', async () => {
  let arrive = (_words: string): void => undefined;
  answers = [failure, () => new Promise((resolve) => (arrive = resolve))];
  const screen = await show();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await userEvent.tab();
  const other = screen.getByRole('button', { name: 'Another part' });
  await expect.element(other).toHaveFocus();
  arrive('Seven projects');
  await expect.element(screen.getByText('Seven projects')).toBeVisible();
  await expect.element(other).toHaveFocus();
});

test('a second failure is announced anew, and leaves focus on the button', async () => {
  answers = [failure, failure];
  const screen = await show();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  const first = screen.getByRole('alert').element();
  await screen.getByRole('button', { name: 'Try again' }).click();
  // A new element: a screen reader would not announce the same element with the same words.
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('whoever comes back to what failed before is not told of that failure again', async () => {
  const client = new QueryClient();
  answers = [failure];
  const screen = await show(client);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await screen.unmount();
  answers = [() => new Promise(() => undefined)];
  const again = await show(client);
  await expect.element(again.getByRole('status')).toHaveTextContent('Loading the totals');
  await expect.element(again.getByRole('alert')).not.toBeInTheDocument();
});
