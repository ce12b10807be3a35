import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSending } from './oneAtATime';

function Sending() {
  const [found, setFound] = useState('');
  const { send, error } = useSending({
    mutationFn: () => Promise.reject(new Error('It is refused')),
  });
  const drawn = useRef('');
  useLayoutEffect(() => {
    drawn.current = error?.message ?? 'nothing';
  }, [error]);
  return (
    <>
      <button type="button" onClick={() => void send().then(() => setFound(drawn.current))}>
        Send
      </button>
      <output>{found}</output>
    </>
  );
}

test('whoever waits for what was sent finds drawn what became of it', async () => {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Sending />
    </QueryClientProvider>,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('It is refused');
});
