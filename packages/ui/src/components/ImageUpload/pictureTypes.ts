import type { PictureType } from './isWhole';

/** What a browser can be relied on to read and to make smaller. */
const prepared: readonly PictureType[] = ['image/png', 'image/jpeg', 'image/gif'];

/**
 * The media types that are accepted, as files declare them: every one that can be made ready where any
 * picture is, and `image/jpeg` for `image/jpg`, `jpg` and `.jpg`.
 */
export function pictureTypes(accept: readonly string[]): readonly string[] {
  if (accept.length === 0) return prepared;
  return [...new Set(accept.flatMap((one) => typesOf(one.toLowerCase())))];
}

function typesOf(accepted: string): readonly string[] {
  if (accepted === 'image/*' || accepted === '*/*') return prepared;
  const type = accepted.includes('/') ? accepted : `image/${accepted.replace(/^\./, '')}`;
  return [type === 'image/jpg' ? 'image/jpeg' : type];
}
