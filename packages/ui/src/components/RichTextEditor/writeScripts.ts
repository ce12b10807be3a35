const written = '0123456789+-=()n';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ';

/** Characters of which Unicode has a raised and a lowered form, and what may stand between two of them. */
const hasForms = /^[\d+=()n,.;\s-]+$/;
/** A hyphen, a dash or the sign itself. */
const anyMinus = /\p{Dash}/gu;

function writeScript(element: Element, isLowered: boolean) {
  const text = element.textContent.replaceAll(anyMinus, '-');
  if (!hasForms.test(text)) {
    if (/^-?\d/.test(text)) element.prepend(isLowered ? '_' : '^');
    return;
  }
  const forms = isLowered ? lowered : raised;
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const node = words.currentNode;
    const plain = (node.textContent ?? '').replaceAll(anyMinus, '-');
    node.textContent = plain.replaceAll(/\S/g, (each) => forms[written.indexOf(each)] ?? each);
  }
}

/** Writes each formula as words in a line. */
function writeFormulas(fragment: DocumentFragment) {
  for (const element of fragment.querySelectorAll(':is(msup, msub) > :last-child')) {
    writeScript(element, element.parentElement?.localName === 'msub');
  }
  for (const numerator of fragment.querySelectorAll('mfrac > :first-child')) {
    numerator.before(' ');
    numerator.after('/');
  }
  for (const formula of fragment.querySelectorAll('math')) formula.replaceWith(formula.textContent);
}

/**
 * Rich text has no raised or lowered characters, and 10 to the power of 6 must not become 106. Numbers and
 * their signs become characters that are raised or lowered themselves, such as 10⁶ and CO₂; so does the
 * number of a note. Letters stay as they are, which reads right in "21st". Only a text that begins with a
 * number but has no such form, "2x", gets the sign that people type for it.
 */
export function writeScripts(fragment: DocumentFragment) {
  for (const element of fragment.querySelectorAll('sup, sub, [data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    const [, kind = element.localName] = /vertical-align:\s*(sub|sup)/i.exec(style) ?? [];
    if (/^su[bp]$/i.test(kind)) writeScript(element, /b$/i.test(kind));
  }
  writeFormulas(fragment);
}
