/** The end of a line in an event stream; a lone CR at the end may be half of a CRLF. */
const lineEnd = /\r\n|\n|\r(?!$)/u;

/**
 * The data of each server-sent event, parsed as JSON, until the stream ends. Leaving the loop cancels the
 * stream. EventSource could read it too, but sends no token.
 */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  let data: string[] = [];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (unread + decoder.decode(part.value, { stream: true })).split(lineEnd);
      unread = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('data:')) data.push(line.slice('data:'.length));
        if (line !== '' || data.length === 0) continue;
        yield JSON.parse(data.join('\n'));
        data = [];
      }
    }
  } finally {
    // `cancel` rejects if the stream broke off before; nobody is waiting for that error any more.
    await reader.cancel().catch(() => undefined);
  }
}
