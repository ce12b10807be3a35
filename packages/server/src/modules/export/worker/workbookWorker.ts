import { parentPort, workerData } from 'node:worker_threads';
import { encryptPackage } from './encryptPackage';
import type { FromWorker, ToWorker } from './messages';
import { createWorkbookWriter } from './workbookWriter';

// A thread of its own: what it compresses and encrypts never holds up a request.
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker');
const { password } = workerData as { readonly password: string };
const writer = createWorkbookWriter();

const say = (message: FromWorker, handedOver: readonly ArrayBuffer[] = []) => {
  port.postMessage(message, handedOver);
};

port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'sheet':
      writer.startSheet(message.name, message.widths);
      say({ type: 'ready' });
      return;
    case 'rows':
      writer.writeRows(message.rows, message.isHeading);
      say({ type: 'ready' });
      return;
    case 'end': {
      const file = encryptPackage(writer.finish(), password);
      say({ type: 'done', file }, [file.buffer]);
      port.close();
    }
  }
});
