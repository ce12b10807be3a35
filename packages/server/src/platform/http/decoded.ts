/** Part of an address as a person would write it; null where it cannot be read. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
