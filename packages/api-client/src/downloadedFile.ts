/** A file that the server sent. */
export interface DownloadedFile {
  readonly blob: Blob;
  /** The name that the server gave it; undefined where it gave none. */
  readonly fileName: string | undefined;
}

/** The file of an answer, whatever came in its body. */
export function fileOf(data: unknown, { headers }: Response): DownloadedFile {
  return {
    blob: data instanceof Blob ? data : new Blob([]),
    fileName: fileNameOf(headers.get('Content-Disposition')),
  };
}

/** The file name of a Content-Disposition header, the UTF-8 form first (RFC 6266, RFC 8187). */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const encoded = /\bfilename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Not what it claims to be; the plain form below may still be right.
    }
  }
  const quoted = /\bfilename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1];
  if (quoted !== undefined) return quoted.replaceAll(/\\(.)/g, '$1');
  return /\bfilename=([^;\s"]+)/i.exec(disposition)?.[1];
}
