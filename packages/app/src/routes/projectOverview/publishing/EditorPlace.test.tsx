import { lazy } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { focusState } from '../../../features/page/returnFocus';
import { RoutePage } from '../../../features/page/RoutePage';
import { focusOn } from '../../../testing/inWindow';
import { EditorPlace } from './EditorPlace';

test('an editor whose code is slow to come is named where focus waits, which then goes on to its field', async () => {
  let arrive = (): void => undefined;
  const hasArrived = new Promise<void>((resolve) => (arrive = resolve));
  const Editor = lazy(async () => {
    await hasArrived;
    return { default: () => <input id="field" aria-label="Question text" /> };
  });
  function Tab() {
    return useLocation().search === '' ? (
      <Link to="?mode=add" state={focusState('field')}>
        Add question
      </Link>
    ) : (
      <EditorPlace name="New question" fieldId="field">
        <Editor />
      </EditorPlace>
    );
  }
  const element = (
    <RoutePage title="Overview">
      <Tab />
    </RoutePage>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const screen = await render(<RouterProvider router={router} />);
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
