/**
 * Controls a browser page by W3C WebDriver, as far as visiting stories needs. Today's libraries for the
 * protocol (selenium-webdriver 4.49, webdriver 10) need Node 22, and this is only five calls.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts a driver and its browser.
 * @param {string} driver the program, which takes `--port=`
 * @param {{ capabilities: object, env: Record<string, string> }} options
 */
export async function openPage(driver, { capabilities, env }) {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill());
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

  await untilAnswered(() => call('GET', '/status'));
  const { sessionId, capabilities: given } = await call('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/timeouts`, { script: 60_000 });
  return {
    browser: `${given.browserName} ${given.browserVersion}`,
    goTo: (url) => call('POST', `${session}/url`, { url }),
    /** Runs a function in the page, and returns what it resolves to. */
    evaluate: async (task, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${task})(...Array.from(arguments).slice(0, -1))).then(
          (value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await call('POST', `${session}/execute/async`, { script, args });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    close: () => call('DELETE', session),
  };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Tries for ten seconds, then throws the last error. */
async function untilAnswered(ask) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
  }
}
