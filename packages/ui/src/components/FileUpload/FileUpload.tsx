import { useCallback, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LiveText } from '../../announce';
import { useFocusLeft } from '../../focus/useFocusLeft';
import { useKeptPlace } from '../../focus/useKeptPlace';
import { defined } from '../../props/defined';
import { buttonShape, buttonVariant } from '../../styles/buttonLooks.css';
import { focusRing } from '../../styles/focusRing.css';
import { Button } from '../Button';
import type { FieldProps } from '../Field';
import { FieldFrame } from '../../fieldFrame';
import { wordsOf } from '../../props/wordsOf';
import { fileUploadMessages, type FileUploadMessages } from './FileUpload.messages';
import { formatBytes } from './formatBytes';
import { asFileType, formatNames } from './formatNames';
import { FileIcon } from './FileIcon';
import { UploadProgress, type UploadProgressValue } from './UploadProgress';
import { useFileDrop } from './useFileDrop';
import { useRefused } from './useRefused';
import * as css from './FileUpload.css';

/** What is shown of a file; a `File` is one. */
export interface UploadFile {
  /** With its ending: "ethics.pdf". */
  name: string;
  /** In bytes. */
  size: number;
}

interface FileUploadBaseProps extends Omit<FieldProps, 'name'> {
  /**
   * Endings, such as `pdf`, in which neither capitals nor a dot make a difference; or media types, such as
   * `image/png` and `image/*`. None: a file of any type.
   */
  accept: readonly string[];
  /** The largest size that is accepted, in bytes; `Infinity` where there is no limit. */
  maxBytes: number;
  /** The chosen file, or null: after a wrong file the app leaves it null and gives an `error`. */
  file: UploadFile | null;
  /** A file of whatever type and size: the app judges it, since a drop can bring anything. */
  onSelect: (file: File) => void;
  /** The person takes the file away. Without it, it can only be exchanged. */
  onRemove?: (() => void) | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<FileUploadMessages> | undefined;
}

/** What stops the sending comes with how far it is. */
export type FileUploadProps = FileUploadBaseProps &
  (
    | {
        /** From 0 to 1 while the file is on its way, or that it is on its way. */
        progress: UploadProgressValue | undefined;
        /** The person stops the sending. Without it, it cannot be stopped. */
        onCancel?: (() => void) | undefined;
      }
    | { progress?: undefined; onCancel?: undefined }
  );

/** One file, dropped or chosen. */
export function FileUpload({
  id,
  label,
  hint,
  error,
  isRequired,
  isDisabled = false,
  accept,
  maxBytes,
  file,
  onSelect,
  onRemove,
  progress,
  onCancel,
  messages,
}: FileUploadProps) {
  const words = wordsOf(fileUploadMessages, messages);
  const { locale } = useLocale();
  const oneOf = new Intl.ListFormat(locale, { type: 'disjunction' });
  const formats = oneOf.format(formatNames(accept, words.anyOf));
  const largest = formatBytes(maxBytes, locale);
  const partId = useId();
  const zone = useKeptPlace<HTMLDivElement>(isDisabled);
  const progressPart = useRef<HTMLDivElement>(null);
  // The button that chose goes away when the file is on its way.
  const focusHandlers = useFocusLeft(progressPart);
  const chooseButton = useRef<HTMLButtonElement>(null);
  // Of a file that the app did not keep, or keeps no longer, nothing is said.
  const [announced, setAnnounced] = useState<{ text: string; name: string | undefined }>();
  const announcement = error === undefined && announced?.name === file?.name ? announced?.text : '';
  // Several came at once beside this error, or none; one that comes later takes their place.
  const [tooMany, setTooMany] = useState<{ error: string | undefined }>();
  const isUploading = progress !== undefined;
  const isLocked = isDisabled || isUploading;
  const { refused, noteTried, forget } = useRefused({ error, file, isUploading });
  const isTooMany = tooMany !== undefined && tooMany.error === error;

  const select = (files: readonly File[]) => {
    const [first] = files;
    if (!first) return;
    setTooMany(files.length > 1 ? { error } : undefined);
    if (files.length > 1) return;
    noteTried(first.name);
    setAnnounced({
      text: words.chosen(first.name, formatBytes(first.size, locale)),
      name: first.name,
    });
    onSelect(first);
  };
  const { isOver, dropProps } = useFileDrop(isLocked, select);

  const remove = () => {
    if (!file || !onRemove) return;
    setAnnounced({ text: words.removed(file.name), name: undefined });
    setTooMany(undefined);
    forget();
    onRemove();
    // The button that had focus goes away with the file.
    chooseButton.current?.focus();
  };

  // By then the button is here.
  const focusChoose = useCallback(() => queueMicrotask(() => chooseButton.current?.focus()), []);

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      problem={isTooMany ? words.onlyOne : error}
      problemOf={isTooMany || refused === undefined ? undefined : words.refused(refused)}
      isRequired={isRequired}
      canBeRequired={false}
      messages={messages}
    >
      {({ controlId, labelId, describedBy, isInvalid }) => (
        <div
          ref={zone}
          className={css.zone}
          {...dropProps}
          {...focusHandlers}
          {...(isOver && { 'data-over': true })}
          {...(isInvalid && { 'data-invalid': true })}
        >
          {file && (
            <div className={css.file}>
              <FileIcon />
              <p id={`${partId}file`} className={css.fileName}>
                <bdi>{file.name}</bdi>{' '}
                <span className={css.size}>{formatBytes(file.size, locale)}</span>
              </p>
              {onRemove && !isUploading && (
                <Button variant="quiet" isDisabled={isDisabled} onPress={remove}>
                  {words.remove}
                </Button>
              )}
            </div>
          )}
          {file && isUploading ? (
            <UploadProgress
              ref={progressPart}
              label={words.uploading(file.name)}
              progress={progress}
              cancelLabel={words.cancel}
              onCancel={onCancel}
              onFocusLost={focusChoose}
            />
          ) : (
            <div className={css.choose}>
              {!file && <span className={css.quiet}>{words.drop}</span>}
              <FileTrigger
                acceptedFileTypes={accept.map(asFileType)}
                onSelect={(files) => select([...(files ?? [])])}
              >
                <AriaButton
                  ref={chooseButton}
                  id={controlId}
                  className={`${buttonShape} ${buttonVariant.secondary} ${focusRing}`}
                  isDisabled={isDisabled}
                  aria-labelledby={`${labelId} ${partId}choose`}
                  {...defined({
                    'aria-describedby': [file && `${partId}file`, `${partId}accepted`, describedBy]
                      .filter(Boolean)
                      .join(' '),
                  })}
                >
                  <span id={`${partId}choose`}>{file ? words.chooseAnother : words.choose}</span>
                </AriaButton>
              </FileTrigger>
            </div>
          )}
          <p id={`${partId}accepted`} className={css.quiet}>
            {(formats !== '' || largest !== '') && words.accepted(formats, largest)}
          </p>
          <LiveText>{announcement ?? ''}</LiveText>
        </div>
      )}
    </FieldFrame>
  );
}
