/** Endings that most mail programs link without a scheme, except those of names or titles (`.de`, `.me`). */
const wellKnownEndings = 'app|biz|co|com|edu|eu|gov|info|io|net|online|org|ru|shop|site|uk|xyz';

const webAddresses = [
  /:\/\/|https?:|\bwww\./iu,
  /[\p{L}\d-]{2}\.[\p{L}\d-]{2,}(?::\d+)?\//u,
  // Three characters before the dot, so that no degree (B.Com) and no title before a name (St.Co) matches.
  new RegExp(`[\\p{L}\\d-]{3}\\.(?:${wellKnownEndings})(?![\\p{L}\\d])`, 'iu'),
];

/**
 * Whether a person's name contains text that a mail program turns into a link. Our mails greet people by
 * a name that anybody can type at sign-up; they must not carry links to a stranger's page.
 */
export function holdsWebAddress(name: string): boolean {
  // Browsers read full-width letters and dots as plain ones.
  const plain = name.normalize('NFKC');
  return webAddresses.some((address) => address.test(plain));
}
