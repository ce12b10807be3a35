/**
 * `npm run bench:charts` compares our line chart with the same drawing written by hand and with Recharts,
 * each mounted in a real browser under the product's content security policy, and measures the size of a
 * page with three kinds of chart. Only ratios within one run mean something.
 */
import { firstLoad } from '../harness/bundle.mjs';
import { circumstances, inTurn } from '../harness/numbers.mjs';
import { withPages } from '../harness/pages.mjs';

const here = import.meta.dirname;
/** The numbers of points, and how often a chart with so many points is mounted in a round. */
const counts = new Map([
  [10, 20],
  [1_000, 10],
  [10_000, 2],
]);
const rounds = Number(process.env.ROUNDS ?? 7);
const charts = [
  { label: 'by hand', name: 'byHand.tsx' },
  { label: 'Sounding', name: 'ours.tsx' },
  // Recharts needs seconds for 10,000 points.
  { label: 'Recharts', name: 'recharts.tsx', most: 1_000 },
];

console.log(`Mounting a line chart, as a multiple of the one by hand (${circumstances()}):`);
const rows = await withPages(here, charts, async (pages) => {
  const measured = {};
  for (const [count, times] of counts) {
    const mounting = ({ label, name }) => [
      label,
      () => pages[name].measure((given) => globalThis.mountCharts(...given), [count, times]),
    ];
    const present = charts.filter(({ most = count }) => count <= most);
    const measures = Object.fromEntries(present.map(mounting));
    await inTurn(measures, 1);
    const taken = await inTurn(measures, rounds);
    for (const { label } of present) {
      const ratio = (taken[label] / taken['by hand']).toFixed(2);
      const each = (taken[label] / times).toFixed(2);
      measured[label] = { ...measured[label], [`${count} points`]: `${ratio} (${each} ms)` };
    }
  }
  return measured;
});
console.table(rows);

const [ours, peer] = [await firstLoad(here, 'page.tsx'), await firstLoad(here, 'recharts.tsx')];
console.log(
  `Size beyond React, gzip: pie, bars and line ${ours.toFixed(1)} KiB, Recharts' line ${peer.toFixed(1)} KiB`,
);
