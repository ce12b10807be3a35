import { unanswered } from './problem';

/** A file that the server sent. */
export interface DownloadedFile {
  readonly blob: Blob;
  /** The name that the server gave it; undefined where it gave none. */
  readonly fileName: string | undefined;
}

/**
 * The file in a response. The server sends every file as an attachment. Any other response comes from
 * something in between, such as a network's sign-in page, and counts as unanswered.
 */
export function fileOf(
  data: unknown,
  { headers }: Response,
  prefix: string | undefined,
): DownloadedFile {
  const disposition = headers.get('Content-Disposition');
  if (disposition === null || !(data instanceof Blob)) throw unanswered(data, prefix);
  return { blob: data, fileName: fileNameOf(disposition) };
}

/** The file name of a Content-Disposition header, the UTF-8 form first (RFC 6266, RFC 8187). */
export function fileNameOf(disposition: string): string | undefined {
  const encoded = /\bfilename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The encoded form is malformed; the plain form below may still be right.
    }
  }
  const quoted = /\bfilename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1];
  if (quoted !== undefined) return quoted.replaceAll(/\\(.)/g, '$1');
  return /\bfilename=([^;\s"]+)/i.exec(disposition)?.[1];
}
