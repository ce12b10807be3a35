import type { PictureType } from './isWhole';

/** The types that every browser can read and make smaller. */
const prepared: readonly PictureType[] = ['image/png', 'image/jpeg', 'image/gif'];

/**
 * The accepted media types, as files declare them: `image/jpeg` for `image/jpg`, `jpg` and `.jpg`. Where any
 * picture is accepted, these are all types that can be prepared.
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
