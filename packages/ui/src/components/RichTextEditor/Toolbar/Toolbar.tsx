import type { Editor } from '@tiptap/core';
import { memo, useRef } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { focusRing } from '../../../styles/focusRing.css';
import type { FormattingWords } from '../RichTextEditor.messages';
import { formats } from './formats';
import { LinkPopover } from './LinkPopover';
import { LinkIcon } from './icons';
import * as css from './Toolbar.css';
import { useActiveFormats } from './useActiveFormats';

export interface ToolbarProps {
  editor: Editor | null;
  /** The label of the field it formats. */
  label: string;
  isDisabled: boolean;
  isLinkOpen: boolean;
  onLinkOpenChange: (isOpen: boolean) => void;
  words: FormattingWords;
}

/** One tab stop; arrows go from button to button, and each says whether it is on at the caret. */
export const Toolbar = memo(function Toolbar({
  editor,
  label,
  isDisabled,
  isLinkOpen,
  onLinkOpenChange,
  words,
}: ToolbarProps) {
  const linkButton = useRef<HTMLButtonElement>(null);
  const active = useActiveFormats(editor);

  return (
    <AriaToolbar className={css.toolbar} aria-label={words.toolbar(label)}>
      {formats.map(({ name, Icon, keys, toggle }) => (
        <ToggleButton
          key={name}
          className={`${css.button} ${focusRing}`}
          aria-label={words[name]}
          aria-keyshortcuts={keys}
          isDisabled={isDisabled}
          isSelected={active.has(name)}
          // A mouse or finger leaves the caret where it is; a keyboard leaves focus on the button.
          preventFocusOnPress
          onPress={({ pointerType }) => {
            if (!editor) return;
            const isPointing = pointerType !== 'keyboard' && pointerType !== 'virtual';
            toggle(isPointing ? editor.chain().focus() : editor.chain()).run();
          }}
        >
          <Icon />
        </ToggleButton>
      ))}
      <ToggleButton
        ref={linkButton}
        className={`${css.button} ${focusRing}`}
        aria-label={words.link}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        isDisabled={isDisabled}
        isSelected={active.has('link')}
        preventFocusOnPress
        onPress={() => onLinkOpenChange(true)}
      >
        <LinkIcon />
      </ToggleButton>
      {editor && (
        <LinkPopover
          editor={editor}
          triggerRef={linkButton}
          isOpen={isLinkOpen}
          onOpenChange={onLinkOpenChange}
          words={words}
        />
      )}
    </AriaToolbar>
  );
});
