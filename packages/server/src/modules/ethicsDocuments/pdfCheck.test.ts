import { Worker } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findsThreat } from './pdfCheck';

const enough = { milliseconds: 60_000, megabytes: 256 };
const small = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
const stream = Buffer.concat([
  Buffer.from('1 0 obj<</Type/ObjStm/First 3/Filter/FlateDecode>>stream\n'),
  deflateSync('1 0'),
]);
/** Harmless, but with so many streams that the check needs much memory. */
const large = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  ...Array<Buffer>(8_000).fill(stream),
  Buffer.from('\n%%EOF\n'),
]);

test('A PDF that is not looked through in time could hide anything', async () => {
  expect(await findsThreat(small, enough)).toBe(false);
  expect(await findsThreat(small, { ...enough, milliseconds: 1 })).toBe(true);
});

test('A PDF whose thread runs out of memory could hide anything, and the next one is looked through', async () => {
  expect(await findsThreat(large, enough)).toBe(false);
  expect(await findsThreat(large, { ...enough, megabytes: 2 })).toBe(true);
  expect(await findsThreat(small, enough)).toBe(false);
});

test('A thread that fails after its answer ends nothing else', async () => {
  let failures = 0;
  const ending = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => ending.mockRestore());
  ending.mockImplementation(function (this: Worker) {
    this.emit('error', new Error('Out of memory'));
    failures += 1;
    ending.mockRestore();
    return this.terminate();
  });
  expect(await findsThreat(small, enough)).toBe(false);
  expect(failures).toBe(1);
});
