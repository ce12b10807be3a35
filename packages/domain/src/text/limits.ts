export const textLimits = {
  /**
   * The longest rich-text source, in code points as the contract counts. It holds for the text as sent,
   * before it is parsed, and for the text as stored, so that every stored text can be sent back.
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
