import { connect, createServer, type Socket } from 'node:net';

export interface SilenceableProxy {
  /** The database's address through the proxy. */
  readonly address: string;
  /** Drops all data from now on and closes nothing, like a stopped machine or a broken network. */
  readonly fallSilent: () => void;
  readonly speakAgain: () => void;
  readonly close: () => Promise<void>;
}

/** Starts a proxy between the server and its database that a test can silence. */
export async function startSilenceableProxy(databaseAddress: string): Promise<SilenceableProxy> {
  const address = new URL(databaseAddress);
  const [host, port] = [address.hostname, Number(address.port)];
  const sockets = new Set<Socket>();
  let isSilent = false;
  const proxy = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => !isSilent && to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const listening = proxy.address();
  address.hostname = '127.0.0.1';
  address.port = String(typeof listening === 'object' ? listening?.port : '');
  return {
    address: address.href,
    fallSilent: () => {
      isSilent = true;
    },
    speakAgain: () => {
      isSilent = false;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        proxy.close(() => {
          resolve();
        });
      }),
  };
}
