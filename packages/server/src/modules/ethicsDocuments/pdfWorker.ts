import { parentPort, workerData } from 'node:worker_threads';
import { isThreateningPdf } from './pdfThreats';

// A thread of its own: two megabytes may unpack to so much that looking through it would hold up every request.
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker');
// `pdfCheck` passes a Buffer, which arrives as a plain Uint8Array.
const bytes = Buffer.from(workerData as Uint8Array);
void isThreateningPdf(bytes).then((isThreatening) => {
  port.postMessage(isThreatening);
});
