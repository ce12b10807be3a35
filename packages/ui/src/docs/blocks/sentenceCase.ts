/** "With Disabled Reason", as Storybook names a story, in the case of all headings here. Capitals stay: "QR". */
export function sentenceCase(name: string): string {
  return name.replace(/(?<= )\p{Lu}(?=\p{Ll}|\s|$)/gu, (letter) => letter.toLowerCase());
}
