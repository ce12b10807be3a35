import { useOf } from '@storybook/addon-docs/blocks';

/** The records that the tests keep beside each component. */
const transcripts = import.meta.glob<string>('../../components/**/*.transcript.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const keyboards = import.meta.glob<string>('../../components/**/*.keyboard.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The component of this docs page, by the name of its stories file. */
export function useComponentName(): string {
  const { preparedMeta } = useOf('meta', ['meta']);
  const fileName: unknown = preparedMeta.parameters['fileName'];
  return typeof fileName === 'string' ? fileName.replace(/^.*\/|\.stories\.tsx$/gu, '') : '';
}

function recordOf(records: Record<string, string>, file: string): string {
  const [, text = ''] = Object.entries(records).find(([path]) => path.endsWith(`/${file}`)) ?? [];
  return text;
}

/** One state of a component and what a screen reader says about it, line by line. */
export interface Transcript {
  state: string;
  phrases: readonly string[];
}

export function transcriptsOf(component: string): Transcript[] {
  const text = recordOf(transcripts, `${component}.transcript.md`);
  return [...text.matchAll(/^## (\S+)\n\n```text\n([\s\S]*?)\n```$/gm)].map(
    ([, state = '', said = '']) => ({ state, phrases: said.split('\n') }),
  );
}

/** A key and what it does. */
export interface KeyEffect {
  keys: string;
  effect: string;
}

export function keyboardOf(component: string): KeyEffect[] {
  const text = recordOf(keyboards, `${component}.keyboard.md`);
  return [...text.matchAll(/^- \*\*(.+?)\*\* (.+)$/gm)].map(([, keys = '', effect = '']) => ({
    keys,
    effect,
  }));
}
