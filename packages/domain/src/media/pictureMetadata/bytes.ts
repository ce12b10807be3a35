/** A view for reading and writing numbers; its first byte is the first of `bytes`. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The bytes as text, one letter per byte, as file formats write the names inside them. */
export function lettersOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** The reverse of `lettersOf`: one byte per letter. */
export function bytesOf(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** The parts of a file, joined in their order. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
