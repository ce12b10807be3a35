import { expect, test, vi } from 'vitest';
import { createHandOut } from './handOut';

test('what was written is handed out as somebody goes to another tab, from which a phone may not come back', () => {
  const onTold = vi.fn();
  const handOut = createHandOut(onTold);
  handOut.later(1000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(onTold).toHaveBeenCalledTimes(1);
  handOut.stop();
});
