import { isiOS, isMacOS, type Editor } from '@tiptap/core';
import {
  memo,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { neighbourForKey } from '../../../focus/neighbourForKey';
import { lazyPart } from '../../../lazy/lazyPart';
import { useFetchAhead } from '../../../lazy/useFetchAhead';
import { focusRing } from '../../../styles/focusRing.css';
import type { FormattingWords } from '../RichTextEditor.messages';
import { formats, type FormatName } from './formats';
import { LinkIcon } from './icons';
import * as css from './Toolbar.css';
import { useActiveFormats } from './useActiveFormats';

const loadLinkPopover = async () => (await import('./LinkPopover')).LinkPopover;
const LinkPopover = lazyPart(loadLinkPopover);

export interface ToolbarProps {
  editor: Editor | null;
  /** The label of the field it formats. */
  label: string;
  isDisabled: boolean;
  isLinkOpen: boolean;
  onLinkOpenChange: (isOpen: boolean) => void;
  words: FormattingWords;
}

/**
 * A toolbar with one tab stop: arrow keys go from button to button, and each says whether it is on at the
 * caret.
 *
 * React Aria's toolbar is not used, because its buttons do not pass on `aria-keyshortcuts`.
 */
export const Toolbar = memo(function Toolbar({
  editor,
  label,
  isDisabled,
  isLinkOpen,
  onLinkOpenChange,
  words,
}: ToolbarProps) {
  const linkButton = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const active = useActiveFormats(editor);
  const [stop, setStop] = useState<FormatName | 'link'>('bold');
  useFetchAhead(loadLinkPopover);
  // The editor chooses the key for its shortcuts in the same way.
  const commandKey = isMacOS() || isiOS() ? 'Meta' : 'Control';
  const left = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const text = editor?.view.dom;
    if (!isDisabled) {
      if (activeElement === text) left.current?.focus();
      left.current = null;
    } else if (activeElement instanceof HTMLElement && bar.current?.contains(activeElement)) {
      // A browser takes focus from a button that is disabled; the text holds focus meanwhile, and can still
      // be read.
      left.current = activeElement;
      text?.focus();
    }
  }, [isDisabled, editor]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = neighbourForKey(event, '[role="toolbar"]', 'button');
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const propsOf = (name: FormatName | 'link') => ({
    type: 'button' as const,
    className: `${css.button} ${focusRing}`,
    'aria-label': words[name],
    'aria-pressed': active.has(name),
    disabled: isDisabled,
    tabIndex: name === stop ? 0 : -1,
    // A mouse or finger leaves the caret where it is; a keyboard leaves focus on the button.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onFocus: () => setStop(name),
    onKeyDown,
  });

  return (
    <div ref={bar} role="toolbar" aria-label={words.toolbar(label)} className={css.toolbar}>
      {formats.map(({ name, Icon, keys, toggle }) => (
        <button
          key={name}
          {...propsOf(name)}
          aria-keyshortcuts={`${commandKey}+${keys}`}
          onClick={({ detail: presses }) => {
            if (!editor) return;
            const isPointing = presses > 0;
            toggle(isPointing ? editor.chain().focus() : editor.chain()).run();
          }}
        >
          <Icon />
        </button>
      ))}
      <button
        ref={linkButton}
        {...propsOf('link')}
        aria-keyshortcuts={`${commandKey}+K`}
        aria-haspopup="dialog"
        onClick={() => onLinkOpenChange(true)}
      >
        <LinkIcon />
      </button>
      {editor && isLinkOpen && (
        <Suspense>
          <LinkPopover
            editor={editor}
            triggerRef={linkButton}
            onClose={() => onLinkOpenChange(false)}
            words={words}
          />
        </Suspense>
      )}
    </div>
  );
});
