import { brand } from '@sounding/domain/product';
import { Eta } from 'eta';
import type { Mail } from './queueMail';
import htmlTemplate from './templates/letter.html.eta?raw';
import textTemplate from './templates/letter.text.eta?raw';

/** A paragraph, a link of its own, or somebody else's words. All of them are plain text. */
export type LetterPart =
  | string
  | { readonly link: { readonly label: string; readonly address: string } }
  | { readonly quote: { readonly introduction: string; readonly text: string } };

/** One mail as it is written: once, for text and HTML alike. */
export interface Letter {
  /** Without a name until the address is confirmed: a stranger may have typed both. */
  readonly to: Pick<Addressee, 'login'> & Partial<Addressee>;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
}

export interface Addressee {
  readonly login: string;
  readonly fullName: string;
}

/** Only the HTML is escaped: a text has no markup that words could break out of. */
const templates = {
  html: compileTemplate(htmlTemplate, true),
  text: compileTemplate(textTemplate, false),
};

function compileTemplate(template: string, autoEscape: boolean) {
  const eta = new Eta({ autoEscape, autoTrim: false });
  const compiled = eta.compile(template);
  return (data: object) => eta.render(compiled, data);
}

/** Renders a letter as text and HTML, with the names and the address of whoever runs the product. */
export function composeMail({ to, subject, parts }: Letter): Mail {
  const greeting = to.fullName === undefined ? 'Hello,' : `Dear ${to.fullName},`;
  const data = { brand, greeting, subject, parts: parts.map(describePart) };
  return { to: to.login, subject, text: templates.text(data), html: templates.html(data) };
}

function describePart(part: LetterPart) {
  if (typeof part === 'string') return { kind: 'paragraph', text: part };
  if ('link' in part) return { kind: 'link', ...part.link };
  const { introduction, text } = part.quote;
  return { kind: 'quote', introduction, lines: text.split(/\r\n|\r|\n/) };
}
