import { memo } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSteady } from './useSteady';

test('a part is not drawn again for a new handler, and still calls the newest', async () => {
  const drawn = vi.fn();
  const Part = memo(function Part({ onPress }: { onPress: (word: string) => void }) {
    drawn();
    return (
      <button type="button" onClick={() => onPress('pressed')}>
        Press
      </button>
    );
  });
  function Page({ onPress }: { onPress: (word: string) => void }) {
    return <Part onPress={useSteady(onPress)} />;
  }
  const before = vi.fn();
  const after = vi.fn();
  const screen = await render(<Page onPress={before} />);
  drawn.mockClear();
  await screen.rerender(<Page onPress={after} />);
  await screen.getByRole('button').click();
  expect(drawn).not.toHaveBeenCalled();
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledExactlyOnceWith('pressed');
});
