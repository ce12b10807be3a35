import { expect, test, vi } from 'vitest';
import { ownTabStorage, readStored, storeInTab } from './tabStorage';

test('what a tab keeps lasts for the page where the browser forbids its storage', () => {
  const forbidden = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const storage = ownTabStorage();
  storeInTab(storage, 'role', 'ROLE_ADMIN');
  expect(readStored(storage, 'role')).toBe('ROLE_ADMIN');
  storage.removeItem('role');
  expect(readStored(storage, 'role')).toBeNull();
  forbidden.mockRestore();
});
