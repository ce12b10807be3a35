import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chunkQuery } from '../../../features/page/chunkQuery';
import { focusState } from '../../../features/page/returnFocus';
import { RoutePage } from '../../../features/page/RoutePage';
import { focusOn } from '../../../testing/inWindow';
import { EditorPlace } from './EditorPlace';

test('an editor whose code is slow to come is named where focus waits, which then goes on to its field', async () => {
  let arrive = (): void => undefined;
  const hasArrived = new Promise<void>((resolve) => (arrive = resolve));
  const Editor = () => <input id="field" aria-label="Question text" />;
  const load = async () => {
    await hasArrived;
    return { Editor };
  };
  function Tab() {
    const code = useQuery(chunkQuery('Editor', load));
    return useLocation().search === '' ? (
      <Link to="?mode=add" state={focusState('field')}>
        Add question
      </Link>
    ) : (
      <EditorPlace name="New question" fieldId="field" code={code}>
        {({ Editor: Arrived }) => <Arrived />}
      </EditorPlace>
    );
  }
  const element = (
    <RoutePage title="Overview">
      <Tab />
    </RoutePage>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  focusOn(screen.getByRole('link', { name: 'Add question' }).element());
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('group', { name: 'New question' })).toHaveFocus();
  await expect.element(screen.getByRole('heading', { name: 'New question' })).toBeVisible();
  arrive();
  const field = screen.getByRole('textbox', { name: 'Question text' });
  await expect.element(field).toHaveFocus();
  // The editor brings a group of the same name, which must not be read twice.
  expect(screen.getByRole('group').query()).toBeNull();
  await userEvent.keyboard('Hello');
  await expect.element(field).toHaveValue('Hello');
});

test('an editor whose code does not arrive takes nothing else away, and comes once the network is back', async () => {
  const load = vi.fn(() => Promise.resolve({ Editor: () => <input aria-label="Question text" /> }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  function Tab() {
    return (
      <>
        <p>Another part</p>
        <EditorPlace
          name="New question"
          fieldId="field"
          code={useQuery({ ...chunkQuery('Editor', load), retry: false, refetchOnReconnect: true })}
        >
          {({ Editor }) => <Editor />}
        </EditorPlace>
      </>
    );
  }
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Tab />
    </QueryClientProvider>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The editor could not be loaded. The rest of the page works.');
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByText('Another part')).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('textbox', { name: 'Question text' })).toBeVisible();
});
