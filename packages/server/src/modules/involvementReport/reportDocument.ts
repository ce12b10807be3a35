import { brand, formatLongDate } from '@sounding/domain';
import { Eta } from 'eta';
import { createHash } from 'node:crypto';
import style from './report.css?raw';
import template from './report.html.eta?raw';
import { reportSections, type ReportContent } from './sections';

// Escapes everything but the style, so that no text is read as markup.
const eta = new Eta({ autoEscape: true, autoTrim: 'nl' });
const compiled = eta.compile(template);

/** For the content security policy: only the file's own style is applied, wherever the file is opened. */
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/**
 * The report as a file that stands by itself: one HTML page without scripts, pictures, fonts or links
 * to anywhere, to be read on any screen or printed.
 */
export function reportDocument(content: ReportContent & { readonly now: Date }): string {
  const { title, subtitle, funder, researcher } = content.summary;
  return eta.render(compiled, {
    title,
    subtitle,
    style,
    styleHash,
    facts: [
      { term: 'Research team', description: `${researcher.fullName}, ${brand.university}` },
      ...(funder === null ? [] : [{ term: 'Funder', description: funder }]),
      { term: 'Made on', description: formatLongDate(content.now) },
    ],
    blocks: reportSections(content),
    footer: `Made with ${brand.productName} in the order of the GRIPP2 short form for reporting patient and public involvement (Staniszewska et al. 2017, doi:10.1186/s40900-017-0062-2).`,
  });
}
