export const textLimits = {
  /**
   * The longest rich-text source, in code points as the contract counts: of what is sent, looked at before
   * it is parsed, and of what is kept of it, so that whatever is read can be sent back.
   */
  richTextSource: 20_000,
  /**
   * Code points that one counted character may hold. The longest emoji in use (a couple kissing,
   * two skin tones) has ten, so nobody's writing is affected, while stacked accents cannot smuggle
   * megabytes into a 100-character title.
   */
  codePointsPerCharacter: 10,
} as const;

/** The most code points that a text within `limit` characters can have, surrounding space aside. */
export function maxCodePoints(limit: number): number {
  return limit * textLimits.codePointsPerCharacter;
}
