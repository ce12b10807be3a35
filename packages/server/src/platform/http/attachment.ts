/** Characters that encodeURIComponent leaves as they are, although RFC 8187 requires an escape. */
const reserved = /['()*]/gu;

/**
 * `Content-Disposition` for a download under this name (RFC 6266): plain ASCII for old programs and
 * the exact name in UTF-8 (RFC 8187) for all others. The name holds no control character.
 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/gu, '_').replace(/["\\%]/gu, '_');
  const exact = encodeURIComponent(name).replace(
    reserved,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
