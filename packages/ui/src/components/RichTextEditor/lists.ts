import { Node, wrappingInputRule } from '@tiptap/core';

/**
 * Creates a list node. Tiptap's own lists add 2 KiB to read and write Markdown and to nest items by Tab,
 * which is not wanted here. Its numbered list also loses words, as said below.
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
 * A list that counts 1, 2, 3. Its start and its style are not stored, so only a typed "1. " begins it.
 * Tiptap's own begins at every number, and drops the number or letter at the start of a pasted text ("A.
 * Smith found it"): both lose what was written.
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
  // Tab leaves the editor: if it nested items, it would trap the keyboard (WCAG 2.1.2).
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => editor.commands.splitListItem('listItem'),
  }),
});
