import { cpus, loadavg } from 'node:os';

function median(all) {
  const sorted = all.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The day, the machine and how busy it is: without them no number means anything. */
export function circumstances() {
  const [{ model } = { model: 'unknown' }] = cpus();
  const load = loadavg().map((average) => average.toFixed(1));
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model}, Node ${process.versions.node}, load ${load.join(' ')}`;
}

/**
 * The median result of each of the `measures`. They run in turns for so many rounds, so that all meet the
 * same load of the machine.
 */
export async function inTurn(measures, rounds) {
  const taken = Object.fromEntries(Object.keys(measures).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(measures)) taken[name].push(await measure());
  }
  return Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, median(all)]));
}
