import { useId, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { JargonTerm } from '../../../jargon';
import { Button } from '../../Button';
import type { JargonMessages } from './jargon.messages';
import * as css from './jargon.css';

export interface JargonHintProps {
  entry: JargonTerm;
  /** The element of the term. */
  anchor: RefObject<Element>;
  /**
   * Whether the hint takes focus and keeps it until it is closed, as when opened by keyboard; false under a
   * pointer.
   */
  takesFocus: boolean;
  /** Plainer words. Empty if the text is read-only, or if none fit in the term's place. */
  alternatives: readonly string[];
  onReplace: (words: string) => void;
  onIgnore: () => void;
  onClose: () => void;
  /** For a hint that may open under a pointer. */
  onMouseEnter?: () => void;
  onMouseLeave?: () => void;
  words: JargonMessages;
}

/** Explains a term and offers plainer words for it. */
export function JargonHint({
  entry,
  anchor,
  takesFocus,
  alternatives,
  onReplace,
  onIgnore,
  onClose,
  onMouseEnter,
  onMouseLeave,
  words,
}: JargonHintProps) {
  const title = words.hint(entry.term);
  const textId = useId();
  const parts = (
    <>
      <p className={css.hintTerm}>{entry.term}</p>
      <p id={textId}>{entry.hint}</p>
      {alternatives.length > 0 && (
        <div className={css.replacements}>
          {alternatives.map((alternative) => (
            <Button key={alternative} onPress={() => onReplace(alternative)}>
              {words.replaceWith(alternative)}
            </Button>
          ))}
        </div>
      )}
      <div className={css.actions}>
        <Button variant="quiet" onPress={onIgnore}>
          {words.ignoreHere}
        </Button>
        {takesFocus && (
          <Button variant="quiet" onPress={onClose}>
            {words.closeHint}
          </Button>
        )}
      </div>
    </>
  );
  return (
    <Popover
      className={css.hint}
      triggerRef={anchor}
      placement="bottom start"
      offset={8}
      isOpen
      isNonModal={!takesFocus}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...(!takesFocus && { onMouseEnter, onMouseLeave })}
    >
      {takesFocus ? (
        <Dialog className={css.hintParts} aria-label={title} aria-describedby={textId}>
          {parts}
        </Dialog>
      ) : (
        <div className={css.hintParts} role="group" aria-label={title} aria-describedby={textId}>
          {parts}
        </div>
      )}
    </Popover>
  );
}
