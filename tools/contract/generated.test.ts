import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const generator = fileURLToPath(new URL('../../packages/api-client/generate.mjs', import.meta.url));

test(
  'the committed types and operations are what the contract says',
  { timeout: 30_000 },
  async () => {
    const check = promisify(execFile)(process.execPath, [generator, '--check']);
    await expect(check).resolves.toBeDefined();
  },
);
