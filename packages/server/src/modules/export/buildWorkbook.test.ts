import { expect, test } from 'vitest';
import { buildWorkbook } from './buildWorkbook';

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
