/*
 * The page cannot change what the system asks for, but it can read its own style sheets as if the system
 * had asked: each rule under `prefers-reduced-motion` is switched to the answer "reduce", and back.
 * Only a picture that moves asks by script, when it comes: it follows what the system asks for.
 */

const asked = /\(prefers-reduced-motion:\s*(?<answer>reduce|no-preference)\)/gu;

/** The condition as it was written, of each rule that has been switched. */
const written = new WeakMap<CSSMediaRule, string>();

export function reduceMotion(isReduced: boolean): void {
  for (const sheet of document.styleSheets) {
    // A sheet from elsewhere may not be read, and is not ours.
    if (sheet.href === null || sheet.href.startsWith(location.origin)) visit(sheet, isReduced);
  }
}

function visit({ cssRules }: CSSStyleSheet | CSSGroupingRule, isReduced: boolean): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule) answer(rule, isReduced);
    if (rule instanceof CSSGroupingRule) visit(rule, isReduced);
  }
}

function answer(rule: CSSMediaRule, isReduced: boolean): void {
  const condition = written.get(rule) ?? rule.media.mediaText;
  if (condition.search(asked) === -1) return;
  written.set(rule, condition);
  rule.media.mediaText = isReduced
    ? condition.replace(asked, (_whole, word: string) =>
        word === 'reduce' ? '(min-width: 0px)' : '(max-width: 0px)',
      )
    : condition;
}
