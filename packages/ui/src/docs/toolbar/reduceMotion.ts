/*
 * A page cannot change the system setting, but it can change its own style sheets as if the system asked for
 * less motion: it replaces each `prefers-reduced-motion` condition, and restores it later. Only a moving
 * picture asks by script, when it appears, and so follows the system.
 */

const asked = /\(prefers-reduced-motion:\s*(?<answer>reduce|no-preference)\)/gu;

/** The original condition of each rule that has been changed. */
const written = new WeakMap<CSSMediaRule, string>();

export function reduceMotion(isReduced: boolean): void {
  for (const sheet of document.styleSheets) {
    // A style sheet from another origin cannot be read, and is not ours.
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
