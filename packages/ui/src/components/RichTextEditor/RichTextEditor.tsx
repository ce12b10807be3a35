import { memo, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FieldProps } from '../Field';
import { FieldFrame, type FieldFrameParts } from '../../fieldFrame';
import { useSteady } from '../../props/useSteady';
import { below } from '../../styles/field.css';
import type { JargonMatcher } from '../../jargon';
import { wordsOf } from '../../props/wordsOf';
import { longestPaste, type Refusal } from './guardPaste';
import { EditorJargon } from './jargon';
import {
  formattingWords,
  type FormattingWords,
  type RichTextEditorMessages,
} from './RichTextEditor.messages';
import * as css from './RichTextEditor.css';
import { SentValue } from './SentValue';
import { Toolbar } from './Toolbar';
import { useRichTextEditor } from './useRichTextEditor';
import { ValueCounter } from './ValueCounter';

interface RichTextEditorBaseProps extends FieldProps {
  /** Stored rich text as HTML. It is cleaned before the editor uses it. */
  value: string;
  /**
   * Called with the text as clean HTML, or an empty string while nothing is written. It is not called at each
   * key, but when the person pauses, and before anything on the page is pressed, sent or left.
   */
  onChange: (html: string) => void;
  /** Called when the person has left the editor: the moment to validate the text. */
  onBlur?: (() => void) | undefined;
  /**
   * The longest time in milliseconds that `onChange` waits while a person types without a pause. With a lower
   * value, a page that saves each change loses less in a crash but renders more often.
   * @default 1000
   */
  tellWithin?: number | undefined;
  /**
   * Finds jargon and highlights it, with a hint at each term and a list below. Inside a `JargonReview`, its
   * matcher is used instead, and `JargonFindings` lists the terms of all its editors.
   */
  jargon?: JargonMatcher | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<RichTextEditorMessages> | undefined;
}

/** A `count` is only useful together with a `limit`. */
export type RichTextEditorProps = RichTextEditorBaseProps &
  (
    | {
        /**
         * Shows a counter with this limit, in characters. A person can type past it; the counter then says
         * so.
         */
        limit: number | undefined;
        /**
         * Counts the characters of the HTML. Default: what a reader sees, without markup, which is the
         * fastest.
         */
        count?: ((html: string) => number) | undefined;
      }
    | { limit?: undefined; count?: undefined }
  );

/**
 * What is left of a refusal after `onChange`. The first call after a paste may report that paste; any later
 * one means that the person wrote on and has read the refusal.
 */
function afterTelling(refused: Refusal | null): Refusal | null {
  return refused === 'besideWords' ? 'alone' : null;
}

function describeRefusal(refused: Refusal, words: FormattingWords): string {
  return typeof refused === 'string' ? words.leftOut : words.tooMuchAtOnce(refused, longestPaste);
}

/** An editor for text with bold, italic, underline, lists and links. */
export function RichTextEditor({ onChange, onBlur, ...rest }: RichTextEditorProps) {
  return (
    <SteadyRichTextEditor {...rest} onChange={useSteady(onChange)} onBlur={useSteady(onBlur)} />
  );
}

/** Memoised, so that it does not render while somebody types in another field of its form. */
const SteadyRichTextEditor = memo(function SteadyRichTextEditor({
  id,
  label,
  hint,
  error,
  isRequired = false,
  messages,
  name,
  ...rest
}: RichTextEditorProps) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  // An editor takes long to create. The press that opens it first shows a box that holds its place, as a
  // server's page does; a deferred render then creates the editor.
  const isMade = useDeferredValue(true, false);
  const { locale } = useLocale();
  const words = useMemo(() => wordsOf(formattingWords(locale), messages), [locale, messages]);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      problem={refused === null ? undefined : describeRefusal(refused, words)}
      isRequired={isRequired}
      isLabelable={false}
      messages={messages}
    >
      {(field) => (
        <>
          {name !== undefined && (
            <SentValue name={name} value={rest.value} isDisabled={rest.isDisabled === true} />
          )}
          {isMade ? (
            <EditorBox
              {...rest}
              label={label}
              isRequired={isRequired}
              field={field}
              onRefusal={(refusal) => setRefused((before) => refusal ?? afterTelling(before))}
              words={words}
              messages={messages}
            />
          ) : (
            <EmptyBox hasCounter={rest.limit !== undefined} />
          )}
        </>
      )}
    </FieldFrame>
  );
});

/** A placeholder as large as an editor with a short text. */
function EmptyBox({ hasCounter }: { hasCounter: boolean }) {
  return (
    <>
      <div className={css.box}>
        <div className={css.toolbarRoom} />
        <div className={css.room} />
      </div>
      {hasCounter && <div className={`${below} ${css.counterRoom}`} />}
    </>
  );
}

interface EditorBoxProps extends Omit<
  RichTextEditorProps,
  'id' | 'hint' | 'error' | 'isRequired' | 'name'
> {
  isRequired: boolean;
  field: FieldFrameParts;
  onRefusal: (refusal: Refusal | null) => void;
  words: FormattingWords;
}

function EditorBox({
  label,
  value,
  onChange,
  onBlur,
  tellWithin,
  isRequired,
  isDisabled = false,
  limit,
  count,
  jargon,
  field,
  onRefusal,
  words,
  messages,
}: EditorBoxProps) {
  const counterId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  if (isLinkOpen && isDisabled) setIsLinkOpen(false);
  const describedBy = [field.describedBy, limit !== undefined && counterId]
    .filter(Boolean)
    .join(' ');
  const { editor, written } = useRichTextEditor({
    place,
    value,
    onChange,
    onBlur,
    tellWithin,
    isDisabled,
    isRequired,
    field: { ...field, describedBy },
    onLinkKey: () => setIsLinkOpen(true),
    onRefusal,
  });

  return (
    <>
      <div
        className={css.box}
        {...(field.isInvalid && { 'data-invalid': true })}
        {...(isDisabled && { 'data-disabled': true })}
      >
        <Toolbar
          editor={editor}
          label={label}
          isDisabled={isDisabled}
          isLinkOpen={isLinkOpen}
          onLinkOpenChange={setIsLinkOpen}
          words={words}
        />
        <div ref={place} className={css.room} />
      </div>
      {limit !== undefined && (
        <ValueCounter
          id={counterId}
          value={value}
          written={written}
          count={count}
          limit={limit}
          messages={messages}
        />
      )}
      <EditorJargon editor={editor} isDisabled={isDisabled} matcher={jargon} messages={messages} />
    </>
  );
}
