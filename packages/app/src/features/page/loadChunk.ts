import { productFacts } from '@sounding/domain/product';

/** A part of the site did not arrive: the network failed, or a newer version has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads a route's code, and gives up after 120 seconds so that nobody waits before a blank page. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError('Too late')),
      productFacts.chunkLoadTimeoutSeconds * 1000,
    );
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    throw new ChunkLoadError('Lost', { cause });
  } finally {
    clearTimeout(timer);
  }
}
