import { Parser } from 'htmlparser2';

import { isBlank } from './characters';

/** Elements that stand on lines of their own: the allowed ones first, then those that may be pasted. */
const blocks = new Set([
  ...['p', 'ul', 'ol', 'li'],
  ...['div', 'section', 'article', 'header', 'footer', 'blockquote', 'pre', 'table', 'tr', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** Elements whose text is never shown to a reader. */
export const unseenElements = ['script', 'style', 'template', 'title', 'noscript'] as const;

const unseen: ReadonlySet<string> = new Set(unseenElements);

// White space as HTML collapses it; a non-breaking space is not part of it and stays.
const words = /[\t\n\f\r ]+|[^\t\n\f\r ]+/g;
const isSpace = /^[\t\n\f\r ]/;

/** Puts words together as a browser lays them out: one space between, lines only where markup starts one. */
class Lines {
  private text = '';
  private spacePending = false;
  private breaksPending = 0;

  add(data: string): void {
    for (const [run] of data.matchAll(words)) {
      if (isSpace.test(run)) this.spacePending = true;
      else this.addWord(run);
    }
  }

  /** `<br>`: each one counts. */
  breakLine(): void {
    this.breaksPending += 1;
  }

  /** Start or end of a block: between two blocks stands one line break, however deep they nest. */
  startLine(): void {
    this.breaksPending = Math.max(this.breaksPending, 1);
  }

  toString(): string {
    return this.text.trim();
  }

  private addWord(word: string): void {
    if (this.breaksPending > 0) this.text += '\n'.repeat(this.breaksPending);
    else if (this.spacePending) this.text += ' ';
    this.text += word;
    this.spacePending = false;
    this.breaksPending = 0;
  }
}

/**
 * The text that a reader sees in rich HTML: tags gone, entities decoded, runs of white space made
 * one space, blocks and `<br>` on lines of their own, the ends trimmed. A parser reads it, as no
 * regular expression can (security.md 25).
 */
export function plainText(html: string): string {
  const lines = new Lines();
  let unseenDepth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (unseen.has(name)) unseenDepth += 1;
      else if (name === 'br') lines.breakLine();
      else if (blocks.has(name)) lines.startLine();
    },
    onclosetag(name) {
      if (unseen.has(name)) unseenDepth -= 1;
      else if (blocks.has(name)) lines.startLine();
    },
    ontext(data) {
      if (unseenDepth === 0) lines.add(data);
    },
  });
  parser.end(html);
  return lines.toString();
}

/** Whether rich HTML shows a reader nothing, such as the empty paragraph an editor leaves behind. */
export function isRichTextBlank(html: string): boolean {
  return isBlank(plainText(html));
}
