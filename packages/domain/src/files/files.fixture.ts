const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

/** The smallest files that begin and end like their kind. */
export const sampleFiles = {
  png: Uint8Array.from([
    ...[0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a, ...ascii('pixels')],
    ...[0, 0, 0, 0, ...ascii('IEND'), 0xae, 0x42, 0x60, 0x82],
  ]),
  jpeg: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...ascii('pixels'), 0xff, 0xd9]),
  gif: Uint8Array.from([...ascii('GIF89a'), ...ascii('pixels'), 0x3b]),
  pdf: Uint8Array.from(ascii('%PDF-1.7\npages\n%%EOF\n')),
} as const;
