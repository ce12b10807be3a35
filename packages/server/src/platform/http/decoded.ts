/** Part of an address with its escapes decoded; null if one of them is invalid. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
