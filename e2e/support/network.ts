import type { Page, Request } from '@playwright/test';

const threeSeconds = 3000;

/** A network on which every call takes three seconds, or longer during `whileWaiting`. */
export interface SlowNetwork {
  /** The calls so far, such as `POST /api/projects`, in their order. */
  readonly sent: readonly string[];
  /** Lets no call through until `look` has finished. */
  whileWaiting(look: () => Promise<void>): Promise<void>;
}

export async function slowDown(page: Page): Promise<SlowNetwork> {
  const sent: string[] = [];
  let held: Promise<void> = Promise.resolve();
  await page.route('**/api/**', async (route) => {
    sent.push(named(route.request()));
    await Promise.all([held, new Promise((later) => setTimeout(later, threeSeconds))]);
    await route.continue();
  });
  return {
    sent,
    async whileWaiting(look) {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      try {
        await look();
      } finally {
        release();
      }
    },
  };
}

function named(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}

/** Makes the next such call fail with a server error. */
export async function failOnce(page: Page, path: string, method = 'GET'): Promise<void> {
  let isDone = false;
  await page.route(`**/api${path}`, async (route) => {
    if (isDone || route.request().method() !== method) return route.fallback();
    isDone = true;
    return route.fulfill({ status: 500 });
  });
}

/** Lets the next such call reach the server, which carries it out, but drops its answer. */
export async function loseAnswerOnce(page: Page, path: string, method: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Fetch.enable', {
    patterns: [{ urlPattern: `*/api${path}`, requestStage: 'Response' }],
  });
  devTools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isMeant = request.method === method;
    const answered = isMeant
      ? devTools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : devTools.send('Fetch.continueResponse', { requestId });
    answered
      .then(() => (isMeant ? devTools.detach() : undefined))
      // The page that sent the request is gone by now, and the request with it.
      .catch(() => undefined);
  });
}
