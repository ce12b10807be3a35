import { getSchema } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { LinkMark } from './linkMark';
import { BulletList, ListItem, NumberedList } from './lists';

/** The one list of nodes and marks that rich text may hold. richText/allowedMarkup.ts names their elements. */
export const schema = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  BulletList,
  NumberedList,
  ListItem,
  Bold,
  Italic,
  Underline,
  LinkMark,
];

/**
 * Lists begin with what people type for them, "- " and "1. "; all else that is typed or pasted stays as it
 * is.
 */
export const rules = {
  enableInputRules: ['bulletList', 'orderedList'],
  enablePasteRules: false,
};

/** The schema of a document, for reading stored text without an editor. */
export const documentSchema = getSchema(schema);
