/**
 * `npm run bench:editor` measures, in a real browser, the main thread's work for each key in our editor, with
 * value, counter, jargon detector and list on. It compares it with Tiptap with the same nodes and nothing
 * around it, and with Mantine's editor, which has a toolbar and a value but no jargon. It also measures the
 * size of the editor's parts. Only ratios within one run mean something.
 */
import { sizes as sizesOf } from '../harness/bundle.mjs';
import { circumstances, inTurn } from '../harness/numbers.mjs';
import { withPages } from '../harness/pages.mjs';

const here = import.meta.dirname;
const lengths = [1_000, 100_000];
const keys = Number(process.env.KEYS ?? 60);
const rounds = Number(process.env.ROUNDS ?? 7);
const editors = [
  { label: 'bare Tiptap', name: 'bare.ts', isStrict: false },
  { label: 'Sounding', name: 'ours.tsx' },
  { label: 'Mantine', name: 'mantine.tsx', isStrict: false },
];

console.log(
  `A key’s work on the main thread, as a multiple of bare Tiptap’s (${circumstances()}):`,
);
const rows = await withPages(here, editors, async (pages) => {
  const measured = {};
  for (const length of lengths) {
    for (const { name } of editors) {
      await pages[name].run((characters) => globalThis.mountEditor(characters), length);
      await pages[name].run(() => globalThis.typeKeys(30));
    }
    const typing = ({ label, name }) => [
      label,
      () => pages[name].measure((count) => globalThis.typeKeys(count), keys),
    ];
    const taken = await inTurn(Object.fromEntries(editors.map(typing)), rounds);
    for (const { label } of editors) {
      const each = (taken[label] / keys).toFixed(2);
      const ratio = (taken[label] / taken['bare Tiptap']).toFixed(2);
      measured[label] = { ...measured[label], [`${length} characters`]: `${ratio} (${each} ms)` };
    }
  }
  return measured;
});
console.table(rows);

const ways = ['60 expressions', 'one expression', 'Sounding'];
const texts = { plain: 'plain English', accented: 'with accents and curly quotes' };
const times = 1_000;
console.log('Matching 1,000 characters, as a multiple of 60 regular expressions:');
console.table(
  await withPages(here, [{ name: 'matching.ts' }], async ({ 'matching.ts': page }) => {
    const measured = {};
    for (const [kind, label] of Object.entries(texts)) {
      const match = (way) => [
        way,
        () => page.measure((given) => globalThis.matchTexts(...given), [way, kind, times]),
      ];
      const measures = Object.fromEntries(ways.map(match));
      await inTurn(measures, 1);
      const taken = await inTurn(measures, rounds);
      measured[label] = Object.fromEntries(
        ways.map((way) => [
          way,
          `${(taken[way] / taken['60 expressions']).toFixed(3)} (${((taken[way] / times) * 1000).toFixed(1)} µs)`,
        ]),
      );
    }
    return measured;
  }),
);

for (const { file, kibibytes } of await sizesOf(
  here,
  '../../src/components/RichTextEditor/index.ts',
)) {
  console.log(`${file}: ${kibibytes.toFixed(1)} KiB gzip beyond React`);
}
