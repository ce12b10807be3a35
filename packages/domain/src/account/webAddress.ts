/** What most mail programs link without a scheme. Endings that are names or titles too (`.de`, `.me`) are left out. */
const wellKnownEndings = 'app|biz|co|com|edu|eu|gov|info|io|net|online|org|ru|shop|site|uk|xyz';

const webAddresses = [
  /:\/\/|https?:|\bwww\./iu,
  /[\p{L}\d-]{2}\.[\p{L}\d-]{2,}(?::\d+)?\//u,
  // Three letters before it: no degree is one then (B.Com), nor a title with its name (St.Co).
  new RegExp(`[\\p{L}\\d-]{3}\\.(?:${wellKnownEndings})(?![\\p{L}\\d])`, 'iu'),
];

/**
 * Whether a person's name holds what a mail program makes a link of. Mails of ours greet people by the
 * name that anybody may type at sign-up, and must lead nobody to a stranger's page.
 */
export function holdsWebAddress(name: string): boolean {
  // As wide forms of letters and dots are read by browsers.
  const plain = name.normalize('NFKC');
  return webAddresses.some((address) => address.test(plain));
}
