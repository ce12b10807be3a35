import { parentPort, workerData } from 'node:worker_threads';
import { isThreateningPdf } from './pdfThreats';

// A thread of its own: two megabytes may unpack to so much that looking through it would hold up every request.
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker');
// As `pdfCheck` hands it over: a Buffer arrives as the array that it is made of.
const bytes = Buffer.from(workerData as Uint8Array);
void isThreateningPdf(bytes).then((isThreatening) => {
  port.postMessage(isThreatening);
});
