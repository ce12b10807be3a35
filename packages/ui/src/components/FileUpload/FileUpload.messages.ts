import type { FieldMessages } from '../Field';

export interface FileUploadMessages extends FieldMessages {
  drop: string;
  choose: string;
  chooseAnother: string;
  /**
   * `formats` reads "PNG, JPG or PDF", and nothing where any type is taken; `size` "2 MB", and nothing
   * where there is no limit. Not asked where there is neither.
   */
  accepted: (formats: string, size: string) => string;
  /** Every type of a kind, in the list of formats: of `image/*` it is asked for `image`. */
  anyOf: (kind: string) => string;
  remove: string;
  /** Announced once a file is there. */
  chosen: (name: string, size: string) => string;
  removed: (name: string) => string;
  /** Below the error of a file that was not taken. */
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
