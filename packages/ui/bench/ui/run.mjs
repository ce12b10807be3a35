/**
 * `npm run bench:ui`: a page with a search field, a table whose rows have menus, and a dialog, built of
 * our components, of Mantine's, and by hand of nothing but React and HTML: the main thread's work in a
 * real browser, and what the page loads. Only ratios within one run mean something.
 */
import { firstLoad } from '../harness/bundle.mjs';
import { circumstances, inTurn } from '../harness/numbers.mjs';
import { withPages } from '../harness/pages.mjs';

const here = import.meta.dirname;
const rounds = Number(process.env.ROUNDS ?? 7);
const pages = [
  { label: 'by hand', name: 'byHand.tsx' },
  { label: 'Sounding', name: 'ours.tsx' },
  { label: 'Mantine', name: 'mantine.tsx', isStrict: false },
];
/** What is done, and how often in a round. */
const acts = [
  { act: 'mount 20', times: 10, run: ([times]) => globalThis.mountPages(20, times) },
  { act: 'mount 200', times: 3, run: ([times]) => globalThis.mountPages(200, times) },
  { act: 'mount 2,000', times: 1, run: ([times]) => globalThis.mountPages(2_000, times) },
  { act: 'filter 200', times: 3, run: ([times]) => globalThis.filterRows(200, times) },
  { act: 'dialog', times: 10, run: ([times]) => globalThis.openDialogs(times) },
];

console.log(`A table page, as a multiple of the one by hand (${circumstances()}):`);
const rows = await withPages(here, pages, async (opened) => {
  const measured = {};
  for (const { act, times, run } of acts) {
    const doing = ({ label, name }) => [label, () => opened[name].measure(run, [times])];
    const measures = Object.fromEntries(pages.map(doing));
    await inTurn(measures, 1);
    const taken = await inTurn(measures, rounds);
    for (const { label } of pages) {
      const ratio = (taken[label] / taken['by hand']).toFixed(2);
      measured[label] = {
        ...measured[label],
        [act]: `${ratio} (${(taken[label] / times).toFixed(1)} ms)`,
      };
    }
  }
  for (const { label, name } of pages)
    measured[label]['KiB beyond React'] = (await firstLoad(here, name)).toFixed(1);
  return measured;
});
console.table(rows);
