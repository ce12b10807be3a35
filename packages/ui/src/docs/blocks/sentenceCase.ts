/** "With Disabled Reason", as Storybook names a story, in the case of all headings here. Capitals stay: "QR". */
export function sentenceCase(name: string): string {
  return name.replace(/(?<= )\p{Lu}(?=\p{Ll}|\s|$)/gu, (letter) => letter.toLowerCase());
}

/** "AtTheTopOfAPage", as a story is called in code, with a space before each word. */
export function asWords(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
}
