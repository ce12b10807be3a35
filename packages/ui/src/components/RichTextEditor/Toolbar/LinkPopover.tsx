import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEffect, useId, useState, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { announce } from '../../../announce';
import { takeSubmit } from '../../../press/takeSubmit';
import { Button } from '../../Button';
import { TextField } from '../../TextField';
import { readLinkAddress } from '../readLinkAddress';
import type { FormattingWords } from '../RichTextEditor.messages';
import * as css from './LinkPopover.css';

interface LinkPopoverProps {
  editor: Editor;
  triggerRef: RefObject<Element | null>;
  onClose: () => void;
  words: FormattingWords;
}

/** Asks where the selected words lead. Focus then returns to where it came from. */
export function LinkPopover({ editor, triggerRef, onClose, words }: LinkPopoverProps) {
  return (
    <Popover
      className={css.popover}
      aria-label={words.link}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
    >
      <LinkForm editor={editor} onDone={onClose} words={words} />
    </Popover>
  );
}

interface LinkFormProps {
  editor: Editor;
  onDone: () => void;
  words: FormattingWords;
}

function LinkForm({ editor, onDone, words }: LinkFormProps) {
  const { href: presentHref } = editor.getAttributes('link');
  const present = typeof presentHref === 'string' ? presentHref : '';
  const [address, setAddress] = useState(present.replace(/^mailto:/i, ''));
  const [isRefused, setIsRefused] = useState(false);
  const fieldId = useId();
  const refuse = () => {
    const field = document.getElementById(fieldId);
    // After Enter, focus is already in the field, and a screen reader would not read the error by itself.
    if (field === document.activeElement) announce(words.linkRefused, 'polite');
    else field?.focus();
  };
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);

  const setLink = () => {
    const href = readLinkAddress(address);
    setIsRefused(href === null);
    if (href === null) {
      refuse();
      return;
    }
    if (editor.state.selection.empty && present === '') {
      const marks = [{ type: 'link', attrs: { href } }];
      editor.chain().insertContent({ type: 'text', text: address.trim(), marks }).run();
    } else {
      changeLink((chain) => chain.setMark('link', { href }));
    }
    onDone();
  };
  const changeLink = (change: (chain: ChainedCommands) => ChainedCommands) => {
    // If the whole link stayed selected, the next key would replace its words.
    const { from, to } = editor.state.selection;
    change(editor.chain().extendMarkRange('link')).setTextSelection({ from, to }).run();
  };
  const removeLink = () => {
    changeLink((chain) => chain.unsetMark('link'));
    onDone();
  };

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        if (takeSubmit(event)) setLink();
      }}
    >
      <TextField
        id={fieldId}
        label={words.linkAddress}
        hint={words.linkHint}
        error={isRefused ? words.linkRefused : undefined}
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={setAddress}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary">
          {words.setLink}
        </Button>
        {present !== '' && <Button onPress={removeLink}>{words.removeLink}</Button>}
        <Button variant="quiet" onPress={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
