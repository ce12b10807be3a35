import { countDocument } from './countDocument';
import { readHtml, writeHtml } from './documentHtml';
import { documentSchema } from './schema';

/** Stored rich text as the editor would hand it out: without anything that rich text may not hold. */
export function cleanRichText(html: string): string {
  return writeHtml(readHtml(html, documentSchema));
}

/** How many characters a reader sees in stored rich text, as the editor's counter says. */
export function countRichText(html: string): number {
  return countDocument(readHtml(html, documentSchema));
}
