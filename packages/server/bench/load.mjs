import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request and its response on a kept connection; any status but success ends the run. */
export function ask(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const content = Buffer.concat(parts);
        if (answer.statusCode < 300) resolve(content);
        else reject(new Error(`${method} ${url}: ${answer.statusCode} ${content}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The milliseconds that each of these exchanges takes, one after the other. */
export async function latencies(exchange, times) {
  const taken = [];
  for (let time = 0; time < times; time += 1) {
    const from = performance.now();
    await exchange();
    taken.push(performance.now() - from);
  }
  return taken;
}

/** Exchanges per second with several callers, each of whom sends the next as soon as one is answered. */
export async function throughput(exchange, { seconds, callers }) {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        await exchange();
        done += 1;
      }
    }),
  );
  return done / seconds;
}

/** The value that this share of all values lies below. */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
