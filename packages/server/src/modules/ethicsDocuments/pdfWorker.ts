import { parentPort } from 'node:worker_threads';
import { isThreateningPdf } from './pdfThreats';

// A thread of its own: two megabytes may unpack to so much that looking through it would hold up every request.
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker');
// `pdfCheck` sends a Buffer, which arrives as a plain Uint8Array.
port.on('message', (bytes: Uint8Array) => {
  void isThreateningPdf(Buffer.from(bytes)).then((isThreatening) => {
    port.postMessage(isThreatening);
  });
});
