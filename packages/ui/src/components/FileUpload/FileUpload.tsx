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

/** The shown facts of a file; a browser's `File` fits. */
export interface UploadFile {
  /** The name with its extension: "ethics.pdf". */
  name: string;
  /** In bytes. */
  size: number;
}

interface FileUploadBaseProps extends Omit<FieldProps, 'name'> {
  /**
   * Accepted types: file extensions, such as `pdf`, where capitals and a leading dot make no difference, or
   * media types, such as `image/png` and `image/*`. An empty list accepts a file of any type.
   */
  accept: readonly string[];
  /** The largest size that is accepted, in bytes; `Infinity` where there is no limit. */
  maxBytes: number;
  /** The chosen file, or null. After a wrong file leave it null and set `error`. */
  file: UploadFile | null;
  /**
   * Called with the chosen or dropped file. A drop can bring any type and size, so the app must check the
   * file.
   */
  onSelect: (file: File) => void;
  /** Called when the person removes the file. Without it the file can only be replaced. */
  onRemove?: (() => void) | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<FileUploadMessages> | undefined;
}

/** `onCancel` is accepted only together with `progress`. */
export type FileUploadProps = FileUploadBaseProps &
  (
    | {
        /** Upload progress from 0 to 1, or `unknown`; undefined while nothing is being uploaded. */
        progress: UploadProgressValue | undefined;
        /** Called when the person cancels the upload. Without it the upload cannot be cancelled. */
        onCancel?: (() => void) | undefined;
      }
    | { progress?: undefined; onCancel?: undefined }
  );

/** Takes one file, dropped or chosen with a button. */
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
  // The choose button is removed while a file is uploaded; `progressPart` then takes its focus.
  const focusHandlers = useFocusLeft(progressPart);
  const chooseButton = useRef<HTMLButtonElement>(null);
  // Nothing is announced about a file that the app did not keep or no longer keeps.
  const [announced, setAnnounced] = useState<{ text: string; name: string | undefined }>();
  const announcement = error === undefined && announced?.name === file?.name ? announced?.text : '';
  // Set if several files were dropped at once, with the error shown at that time. A later error replaces this
  // message.
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
    // The focused Remove button is removed with the file.
    chooseButton.current?.focus();
  };

  // As a microtask, because the button is rendered only by then.
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
