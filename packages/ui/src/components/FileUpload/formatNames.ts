/** File extensions that people know, for media types whose own names nobody knows. */
const endings: Readonly<Record<string, string>> = {
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'audio/mpeg': 'mp3',
  'image/vnd.microsoft.icon': 'ico',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'video/quicktime': 'mov',
};

/** `image/png` is a media type, `png` an extension. */
export function isMediaType(accepted: string): boolean {
  return accepted.includes('/');
}

/** A type as a file dialog takes it: an extension with its dot, a media type unchanged. */
export function asFileType(accepted: string): string {
  return isMediaType(accepted) ? accepted : `.${withoutDot(accepted)}`;
}

/**
 * Names of the accepted formats, each once: "PDF" for `pdf`, `.pdf` and `application/pdf`. Empty where any
 * file is accepted.
 *
 * @param anyOf Names all types of a kind; called with `image` for `image/*`.
 */
export function formatNames(
  accept: readonly string[],
  anyOf: (kind: string) => string,
): readonly string[] {
  if (accept.includes('*/*')) return [];
  return [...new Set(accept.map((accepted) => formatName(accepted.toLowerCase(), anyOf)))];
}

function formatName(accepted: string, anyOf: (kind: string) => string): string {
  const [kind = '', format] = accepted.split('/');
  if (format === undefined) return withoutDot(accepted).toUpperCase();
  if (format === '*') return anyOf(kind);
  const ending = endings[accepted] ?? format.replace(/^(?:x-|.*\.)/, '').replace(/\+.*$/, '');
  return ending.toUpperCase();
}

function withoutDot(ending: string): string {
  return ending.replace(/^\./, '');
}
