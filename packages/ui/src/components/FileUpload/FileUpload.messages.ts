import type { FieldMessages } from '../Field';

export interface FileUploadMessages extends FieldMessages {
  drop: string;
  choose: string;
  chooseAnother: string;
  /**
   * `formats` reads "PNG, JPG or PDF", and is empty if any type is accepted. `size` reads "2 MB", and is
   * empty if there is no limit. Not called if both are empty.
   */
  accepted: (formats: string, size: string) => string;
  /** Names all types of a kind in the list of formats; called with `image` for `image/*`. */
  anyOf: (kind: string) => string;
  remove: string;
  /** Announced after a file was chosen. */
  chosen: (name: string, size: string) => string;
  removed: (name: string) => string;
  /** Shown below the error of a file that was refused. */
  refused: (name: string) => string;
  onlyOne: string;
  uploading: (name: string) => string;
  cancel: string;
}

export const fileUploadMessages: Omit<FileUploadMessages, keyof FieldMessages> = {
  drop: 'Drop a file here, or',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  accepted: (formats, size) => {
    const begun = formats.charAt(0).toUpperCase() + formats.slice(1);
    if (size === '') return begun;
    return formats === '' ? `Up to ${size}` : `${begun}, up to ${size}`;
  },
  anyOf: (kind) => `any ${kind} file`,
  remove: 'Remove',
  chosen: (name, size) => `${name}, ${size}, is chosen`,
  removed: (name) => `${name} is removed`,
  refused: (name) => `${name} was not added`,
  onlyOne: 'Drop one file only',
  uploading: (name) => `Uploading ${name}`,
  cancel: 'Cancel upload',
};
