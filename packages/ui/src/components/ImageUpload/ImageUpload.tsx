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
  /** A picture within the limits, made smaller where it had to be. */
  onSelect: (image: PreparedImage) => void;
  /** A file that cannot be taken; the app leaves `image` as it is and gives an `error`. */
  onRefuse: (reason: ImageRefusalReason) => void;
  /**
   * A file was chosen, and is being made ready, which can take seconds. Told with what becomes of it, so that
   * the app can wait with what the picture belongs to; it is cancelled where the component goes away.
   */
  onPrepare?: ((outcome: Promise<ImageOutcome>) => void) | undefined;
  /** The person takes the picture away. Without it, it can only be exchanged. */
  onRemove?: (() => void) | undefined;
  /** The description, for people who cannot see the picture. */
  altText: string;
  /** Each change of the description. */
  onAltTextChange: (altText: string) => void;
  /** Lands on the description's input. */
  altTextId?: string | undefined;
  /** What is wrong with the description and how to mend it. */
  altTextError?: string | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<ImageUploadMessages> | undefined;
}

/** What counts comes with what it counts against. */
export type ImageUploadProps = ImageUploadBaseProps &
  (
    | {
        /** Shows a counter against this many characters of the description. */
        altTextLimit: number | undefined;
        /** What counts as a character of the description; by default every one JavaScript counts. */
        countAltText?: ((altText: string) => number) | undefined;
      }
    | { altTextLimit?: undefined; countAltText?: undefined }
  );

interface Preparation {
  file: File;
  cancelling: AbortController;
}

/** A picture with its description, made smaller in the browser where it is too large. */
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
  // Of a picture that the app did not keep, or keeps no longer, nothing is said.
  const announcement = announced?.name === image?.name ? announced?.text : '';
  const running = useRef<AbortController>(null);
  // Making a picture smaller takes a while, in which typing goes on: its end is told to the page as
  // it is then.
  const outcome = useRef({ onSelect, onRefuse });
  useLayoutEffect(() => {
    outcome.current = { onSelect, onRefuse };
  });

  const prepare = async (file: File): Promise<ImageOutcome> => {
    const cancelling = new AbortController();
    running.current?.abort();
    running.current = cancelling;
    setPreparation({ file, cancelling });
    setAnnounced(undefined);
    const limits = { accept: types, maxBytes, resize, allowsSize };
    // Of the picture alone: what the app fails over is no fault of it.
    const ready = await prepareImage(file, limits, cancelling.signal).catch((error: unknown) =>
      error instanceof ImageRefusal ? error.reason : 'unreadable',
    );
    if (cancelling.signal.aborted) return 'cancelled';
    setPreparation(null);
    if (typeof ready === 'string') {
      outcome.current.onRefuse(ready);
      return 'refused';
    }
    outcome.current.onSelect(ready);
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
    // Where an Activity hid it meanwhile; once it is shown, and not on the way there.
    queueMicrotask(beginAgain);
    return () => running.current?.abort();
  }, []);
  const cancel = () => {
    preparation?.cancelling.abort();
    setPreparation(null);
  };

  const shown = preparation?.file ?? (image && { name: image.name, size: image.bytes });
  return (
    <div className={css.imageUpload}>
      <FileUpload
        {...field}
        // It is of the file before.
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
          // A file may still be refused, or become smaller.
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
            hint={words.altTextHint}
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
    </div>
  );
}
