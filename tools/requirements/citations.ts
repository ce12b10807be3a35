import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** One row of the ledger, docs/requirements.tsv. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
  /** The kind of proof: unit, api, story or e2e; decision for the readings. */
  readonly check: string;
}

/** Reads the ledger of requirements and readings. */
export function readLedger(): readonly Requirement[] {
  return readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', area = '', , text = '', check = ''] = line.split('\t');
      return { id, area, text, check };
    });
}

/** Ids in square brackets in tests and stories, each with the files that cite it. */
export function readCitations(): ReadonlyMap<string, readonly string[]> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:test|spec|stories)\.tsx?$/.test(file));
  const citations = new Map<string, string[]>();
  for (const file of files)
    for (const [, list = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /\[([A-Z]+-\d{2,3}(?:, ?[A-Z]+-\d{2,3})*)\]/g,
    ))
      for (const id of list.split(/, ?/)) citations.set(id, [...(citations.get(id) ?? []), file]);
  return citations;
}
