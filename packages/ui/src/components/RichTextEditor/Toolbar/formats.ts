import type { ChainedCommands } from '@tiptap/core';
import type { ReactNode } from 'react';
import { BoldIcon, BulletListIcon, ItalicIcon, NumberedListIcon, UnderlineIcon } from './icons';

/** Schema names of the formats that a button switches on and off. */
export type FormatName = 'bold' | 'italic' | 'underline' | 'bulletList' | 'orderedList';

interface Format {
  readonly name: FormatName;
  readonly Icon: () => ReactNode;
  /** The key to press with Control, or with Command on a Mac. */
  readonly keys: string;
  readonly toggle: (chain: ChainedCommands) => ChainedCommands;
}

/** The toolbar's buttons in their order. */
export const formats: readonly Format[] = [
  { name: 'bold', Icon: BoldIcon, keys: 'B', toggle: (chain) => chain.toggleBold() },
  { name: 'italic', Icon: ItalicIcon, keys: 'I', toggle: (chain) => chain.toggleItalic() },
  {
    name: 'underline',
    Icon: UnderlineIcon,
    keys: 'U',
    toggle: (chain) => chain.toggleUnderline(),
  },
  {
    name: 'bulletList',
    Icon: BulletListIcon,
    keys: 'Shift+8',
    toggle: (chain) => chain.toggleList('bulletList', 'listItem'),
  },
  {
    name: 'orderedList',
    Icon: NumberedListIcon,
    keys: 'Shift+7',
    toggle: (chain) => chain.toggleList('orderedList', 'listItem'),
  },
];
