import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LiveText } from '../../announce';
import { MovingPicture } from '../../movingPicture';
import type { FieldProps } from '../Field';
import { FileUpload, formatBytes } from '../FileUpload';
import { TextField } from '../TextField';
import { wordsOf } from '../../props/wordsOf';
import { ImageRefusal, type ImageLimits, type ImageRefusalReason } from './imageLimits';
import { imageUploadMessages, type ImageUploadMessages } from './ImageUpload.messages';
import { pictureTypes } from './pictureTypes';
import { prepareImage, type PreparedImage } from './prepareImage';
import * as css from './ImageUpload.css';

/** A picture that is shown: freshly prepared, or stored. */
export type ShownImage = Pick<PreparedImage, 'dataUrl' | 'name' | 'bytes'>;

/** What became of a file that was chosen. */
export type ImageOutcome = 'selected' | 'refused' | 'cancelled';

interface ImageUploadBaseProps extends Omit<FieldProps, 'name'>, ImageLimits {
  /** The picture that was chosen; null while there is none. */
  image: ShownImage | null;
  /** Called with a picture within the limits, made smaller where necessary. */
  onSelect: (image: PreparedImage) => void;
  /** Called with the reason if a file cannot be used. Leave `image` as it is and set `error`. */
  onRefuse: (reason: ImageRefusalReason) => void;
  /**
   * Called when a file was chosen and its preparation begins, which can take seconds. The promise resolves
   * with the outcome, so that the app can wait for it before it saves or leaves the page. The outcome is
   * `cancelled` if the component is removed.
   */
  onPrepare?: ((outcome: Promise<ImageOutcome>) => void) | undefined;
  /** Called when the person removes the picture. Without it the picture can only be replaced. */
  onRemove?: (() => void) | undefined;
  /** The description, for people who cannot see the picture. */
  altText: string;
  /** Called with the new description at each change. */
  onAltTextChange: (altText: string) => void;
  /** `id` of the description's input. */
  altTextId?: string | undefined;
  /** What is wrong with the description and how to correct it. */
  altTextError?: string | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<ImageUploadMessages> | undefined;
}

/** `countAltText` is accepted only together with `altTextLimit`. */
export type ImageUploadProps = ImageUploadBaseProps &
  (
    | {
        /** Character limit of the description; shows a counter. Typing past the limit is allowed. */
        altTextLimit: number | undefined;
        /** Counts the characters of the description. The default counts UTF-16 code units. */
        countAltText?: ((altText: string) => number) | undefined;
      }
    | { altTextLimit?: undefined; countAltText?: undefined }
  );

interface Preparation {
  file: File;
  cancelling: AbortController;
}

/** Takes a picture and its description. A picture that is too large is made smaller in the browser. */
export function ImageUpload({
  accept,
  maxBytes,
  resize,
  allowsSize,
  image,
  onSelect,
  onRefuse,
  onPrepare,
  onRemove,
  altText,
  onAltTextChange,
  altTextId,
  altTextError,
  altTextLimit,
  countAltText,
  isDisabled = false,
  error,
  messages,
  ...field
}: ImageUploadProps) {
  const words = wordsOf(imageUploadMessages, messages);
  const types = pictureTypes(accept);
  const { locale } = useLocale();
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [announced, setAnnounced] = useState<{ text: string; name: string }>();
  /** The description as it was when the picture was chosen: it may be about the picture before. */
  const [altTextBefore, setAltTextBefore] = useState('');
  // Nothing is announced about a picture that the app did not keep or no longer keeps.
  const announcement = announced?.name === image?.name ? announced?.text : '';
  const running = useRef<AbortController>(null);
  // Preparing takes a while, in which the page may render again, so the result goes to the newest props.
  const newest = useRef({ onSelect, onRefuse, altText });
  useLayoutEffect(() => {
    newest.current = { onSelect, onRefuse, altText };
  });

  const prepare = async (file: File): Promise<ImageOutcome> => {
    const cancelling = new AbortController();
    running.current?.abort();
    running.current = cancelling;
    setPreparation({ file, cancelling });
    setAnnounced(undefined);
    const limits = { accept: types, maxBytes, resize, allowsSize };
    // Catches only errors of the picture; an error of the app's handlers must not count as unreadable.
    const ready = await prepareImage(file, limits, cancelling.signal).catch((error: unknown) =>
      error instanceof ImageRefusal ? error.reason : 'unreadable',
    );
    if (cancelling.signal.aborted) return 'cancelled';
    setPreparation(null);
    if (typeof ready === 'string') {
      newest.current.onRefuse(ready);
      return 'refused';
    }
    const described = newest.current.altText;
    newest.current.onSelect(ready);
    setAltTextBefore(described);
    const tell = ready.isResized ? words.resized : words.chosen;
    setAnnounced({ text: tell(ready.name, formatBytes(ready.bytes, locale)), name: ready.name });
    return 'selected';
  };
  const begin = (file: File) => {
    const prepared = prepare(file);
    onPrepare?.(prepared);
  };
  const beginAgain = useEffectEvent(() => {
    if (preparation && running.current?.signal.aborted) begin(preparation.file);
  });
  useEffect(() => {
    // An `Activity` that hid the component aborted the preparation. Restart it in a microtask, once shown
    // again.
    queueMicrotask(beginAgain);
    return () => running.current?.abort();
  }, []);
  const cancel = () => {
    preparation?.cancelling.abort();
    setPreparation(null);
  };

  const isOfBefore = altText !== '' && altText === altTextBefore;
  const shown = preparation?.file ?? (image && { name: image.name, size: image.bytes });
  return (
    <div className={css.imageUpload}>
      <FileUpload
        {...field}
        // The error belongs to the file before.
        error={preparation === null ? error : undefined}
        isDisabled={isDisabled}
        accept={types}
        maxBytes={maxBytes}
        file={shown}
        onSelect={begin}
        onRemove={onRemove}
        {...(preparation && { progress: 'unknown', onCancel: cancel })}
        messages={{
          ...words,
          // Not announced yet: the file may still be refused or made smaller.
          chosen: () => '',
          uploading: words.preparing,
          cancel: words.cancelPreparing,
        }}
      />
      {image && (
        <>
          <div className={css.frame}>
            <MovingPicture
              className={css.preview}
              src={image.dataUrl}
              alt={altText}
              words={words}
            />
          </div>
          <TextField
            id={altTextId}
            label={words.altText}
            hint={isOfBefore ? words.altTextOfBefore : words.altTextHint}
            error={altTextError}
            isRequired
            isDisabled={isDisabled}
            limit={altTextLimit}
            count={countAltText}
            value={altText}
            onChange={onAltTextChange}
            messages={messages}
          />
        </>
      )}
      <LiveText>{announcement ?? ''}</LiveText>
      <LiveText>{isOfBefore ? words.altTextOfBefore : ''}</LiveText>
    </div>
  );
}
