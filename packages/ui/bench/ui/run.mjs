/**
 * `npm run bench:ui` compares an administrator's page of projects built from our components, from Mantine's,
 * and by hand with only React and HTML, with and without a look like ours. It measures the main thread's work
 * in a real browser, painting included, the memory that closed pages leave, and what the page loads. Only
 * ratios within one run mean something.
 */
import { firstLoad } from '../harness/bundle.mjs';
import { circumstances, inTurn } from '../harness/numbers.mjs';
import { withPages } from '../harness/pages.mjs';

const here = import.meta.dirname;
const rounds = Number(process.env.ROUNDS ?? 7);
const pages = [
  { label: 'by hand', name: 'byHand.tsx' },
  { label: 'by hand, no looks', name: 'bare.tsx' },
  { label: 'Sounding', name: 'ours.tsx' },
  { label: 'Mantine', name: 'mantine.tsx', isStrict: false },
];

const open = (rows) => globalThis.openPage(rows);
const close = () => globalThis.closePage();
const mount = ([rows, times]) => globalThis.mountPages(rows, times);
/** What is measured, how often in a round, and what is done before and after it without being measured. */
const acts = [
  { act: 'mount 20', times: 10, run: mount, given: [20, 10] },
  { act: 'mount 200', times: 3, run: mount, given: [200, 3] },
  { act: 'mount 2,000', times: 1, run: mount, given: [2_000, 1] },
  { act: 'rows leave', before: 200, run: () => globalThis.letRowsLeave() },
  {
    act: 'rows return',
    before: 200,
    first: () => globalThis.letRowsLeave(),
    run: () => globalThis.letRowsReturn(),
  },
  {
    act: 'dialog',
    times: 10,
    before: 20,
    run: (times) => globalThis.openDialogs(times),
    given: 10,
  },
  { act: 'menu', times: 10, before: 20, run: (times) => globalThis.openMenus(times), given: 10 },
];

const measuring =
  (page, { times = 1, before, first, run, given }) =>
  async () => {
    if (before !== undefined) await page.run(open, before);
    if (first !== undefined) await page.run(first);
    const taken = await page.measure(run, given);
    if (before !== undefined) await page.run(close);
    return taken / times;
  };

console.log(`A table page, as a multiple of the one by hand (${circumstances()}):`);
const { time, left } = await withPages(here, pages, async (opened) => {
  const time = Object.fromEntries(pages.map(({ label }) => [label, {}]));
  for (const act of acts) {
    const doing = ({ label, name }) => [label, measuring(opened[name], act)];
    const measures = Object.fromEntries(pages.map(doing));
    await inTurn(measures, 1);
    const taken = await inTurn(measures, rounds);
    for (const { label } of pages) {
      const ratio = (taken[label] / taken['by hand']).toFixed(2);
      time[label][act.act] = `${ratio} (${taken[label].toFixed(1)} ms)`;
    }
  }
  const left = {};
  for (const { label, name } of pages) {
    await opened[name].run(mount, [20, 10]);
    left[label] = await opened[name].leftAfter(mount, [20, 50], 50);
  }
  return { time, left };
});
for (const { label, name } of pages)
  left[label]['KiB beyond React'] = (await firstLoad(here, name)).toFixed(1);
console.table(time);
console.log('Left after 50 mounts and unmounts with 20 rows, and what the page loads:');
console.table(left);
