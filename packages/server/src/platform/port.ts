import { createServer } from 'node:net';
import type { Settings } from './settings';
import { StartFailure, systemCode } from './startFailure';

/** Checks that the port is free, before the start writes anything. */
export async function claimPort({ host, port }: Settings): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    throw cannotListen(error, host, port);
  }
  await new Promise((resolve) => probe.close(resolve));
}

export const cannotListen = (error: unknown, host: string, port: number): StartFailure =>
  new StartFailure(explain(systemCode(error), host, port), { cause: error });

function explain(code: string | undefined, host: string, port: number) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop it, or set PORT to another number.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs more rights than this user has: set PORT to 1024 or above.`;
  }
  return `This machine has no address ${host} (${code ?? 'unknown'}): set HOST to one that it has.`;
}
