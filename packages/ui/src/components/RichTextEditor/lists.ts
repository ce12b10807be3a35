import { Node, wrappingInputRule } from '@tiptap/core';

/**
 * Tiptap's own lists and items bring 2 KiB to read and write Markdown and to nest items by Tab, of which
 * nothing is wanted here; its numbered list takes words away besides, as said below.
 */
function createList(name: string, tag: 'ul' | 'ol', { key, find }: { key: string; find: RegExp }) {
  return Node.create({
    name,
    group: 'block list',
    content: 'listItem+',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleList(name, 'listItem') };
    },
    addInputRules() {
      return [wrappingInputRule({ find, type: this.type })];
    },
  });
}

export const BulletList = createList('bulletList', 'ul', {
  key: 'Mod-Shift-8',
  find: /^\s*[-+*]\s$/u,
});

/**
 * A list that counts 1, 2, 3. Where it starts and how it counts are not stored, so it begins only at "1. "
 * as it is typed. Tiptap's own begins at every number, and takes the number or letter from each pasted text
 * that begins with one ("A. Smith found it"): both lose what was written.
 */
export const NumberedList = createList('orderedList', 'ol', {
  key: 'Mod-Shift-7',
  find: /^1\.\s$/u,
});

export const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph block*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  // Tab leaves the editor: to nest items by it would trap the keyboard (WCAG 2.1.2).
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => editor.commands.splitListItem('listItem'),
  }),
});
