import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeldInput } from './HeldInput';

test('Enter sends the form, and not once the field is disabled under whoever types in it', async () => {
  const onSubmit = vi.fn();
  const form = (isDisabled: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <HeldInput aria-label="Name" disabled={isDisabled} />
    </form>
  );
  const screen = await render(form(false));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await field.click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await screen.rerender(form(true));
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
