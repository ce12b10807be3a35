import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildWorkbook, type Row } from './buildWorkbook';

const options = {
  password: 'Calm-estuary-2026!',
  gone: new AbortController().signal,
  onRows: () => undefined,
};

test('A workbook that is not done in time is given up, and may be asked for again in a minute', async () => {
  await expect(
    buildWorkbook([], options, { milliseconds: 1, megabytes: 64 }),
  ).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
});

test('A thread that fails while the next rows are read fails this workbook at once, and nothing else', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => posted.mockRestore());
  async function* portions(): AsyncGenerator<Row[]> {
    const [worker] = posted.mock.contexts;
    if (!(worker instanceof Worker)) throw new Error('Nothing was handed to a thread');
    const hasEnded = new Promise((resolve) => worker.on('exit', resolve));
    worker.postMessage({ type: 'rows', rows: null });
    await hasEnded;
    yield [['Ada']];
  }
  const sheet = { name: 'People', columns: [], rowCount: 1, portions: portions() };

  await expect(
    buildWorkbook([sheet], options, { milliseconds: 60_000, megabytes: 64 }),
  ).rejects.toHaveProperty('name', 'TypeError');
});
