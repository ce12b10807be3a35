import { countsSample } from '../summary.fixture';

/** A streamed response whose events the test sends. */
export function openStream() {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
    },
  });
  return {
    answer: () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    send(summary: Parameters<typeof countsSample>[0]) {
      const counts = JSON.stringify(countsSample(summary));
      sender?.enqueue(new TextEncoder().encode(`event: counts\ndata: ${counts}\n\n`));
    },
  };
}
