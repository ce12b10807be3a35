/**
 * A story's name from Storybook, "With Disabled Reason", in sentence case like all headings here. Capitals
 * stay: "QR".
 */
export function sentenceCase(name: string): string {
  return name.replace(/(?<= )\p{Lu}(?=\p{Ll}|\s|$)/gu, (letter) => letter.toLowerCase());
}

/** A story's name in code, "AtTheTopOfAPage", with a space before each word. */
export function asWords(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
}
