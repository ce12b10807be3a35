import { parentPort } from 'node:worker_threads';
import { findReason } from './findReason';
import type { NewPassword } from './newPassword';

// A thread of its own: to estimate one password takes up to a second, and to load the dictionaries two.
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker');
port.on('message', ({ password, contextWords }: NewPassword) => {
  port.postMessage(findReason(password, contextWords));
});
