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
  /** Stored rich text. It is cleaned on its way in. */
  value: string;
  /**
   * The text as clean HTML, or an empty text while nothing is written. Told when the person rests from
   * writing, and before anything on the page is pressed or sent, or goes away; not at each key.
   */
  onChange: (html: string) => void;
  /** The person has left the editor: the moment to check it. */
  onBlur?: (() => void) | undefined;
  /**
   * How many milliseconds `onChange` waits at most for whoever types on and on; 1000 unless said. A page
   * that keeps each text as it is typed loses less of it to a crash by a lower one, and is drawn oftener.
   * @default 1000
   */
  tellWithin?: number | undefined;
  /**
   * Highlights jargon, with a hint at each term and a list below. Inside a `JargonReview` its matcher
   * is used, and `JargonFindings` lists what all its editors hold.
   */
  jargon?: JargonMatcher | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<RichTextEditorMessages> | undefined;
}

/** What counts comes with what it counts against. */
export type RichTextEditorProps = RichTextEditorBaseProps &
  (
    | {
        /** Shows a counter against this many characters. Typing on past it is allowed and marked. */
        limit: number | undefined;
        /** What counts as a character; by default what a reader sees, without markup, which costs least. */
        count?: ((html: string) => number) | undefined;
      }
    | { limit?: undefined; count?: undefined }
  );

/** Once something is written after it, a refusal has been read. */
function afterTelling(refused: Refusal | null): Refusal | null {
  return refused === 'besideWords' ? 'alone' : null;
}

function describeRefusal(refused: Refusal, words: FormattingWords): string {
  return typeof refused === 'string' ? words.leftOut : words.tooMuchAtOnce(refused, longestPaste);
}

/** Text with bold, italic, underline, lists and links. */
export function RichTextEditor({ onChange, onBlur, ...rest }: RichTextEditorProps) {
  return (
    <SteadyRichTextEditor {...rest} onChange={useSteady(onChange)} onBlur={useSteady(onBlur)} />
  );
}

/** Stands as it is while somebody types in another field of its form. */
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
  // An editor takes long to make. The press that asks for one is answered first, with a box that holds
  // its place, as a server's page does; the editor follows bit by bit.
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

/** As large as an editor with a short text. */
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
