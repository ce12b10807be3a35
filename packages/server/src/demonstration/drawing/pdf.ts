/** A line of a letter; an empty text leaves a gap. */
export interface PdfLine {
  text: string;
  isHeading?: boolean;
}

const PAGE = { width: 595, height: 842, margin: 72 };
const LINES_A_PAGE = 40;

/** Typographic marks that the Windows code page has outside Latin-1 (ISO 32000, annex D). */
const winAnsi: Readonly<Record<string, string>> = {
  '\u2018': '\u0091',
  '\u2019': '\u0092',
  '\u201c': '\u0093',
  '\u201d': '\u0094',
  '\u2013': '\u0096',
};

/** A string in brackets; brackets and backslashes inside it are escaped. */
function literal(text: string): string {
  const encoded = text.replace(/[\u2013\u2018-\u201d]/gu, (mark) => winAnsi[mark] ?? '?');
  return `(${encoded.replace(/[\\()]/gu, String.raw`\$&`)})`;
}

function pageStream(lines: readonly PdfLine[]): string {
  const drawn = lines.map(({ text, isHeading = false }) =>
    [
      isHeading ? '/Bold 15 Tf' : '/Body 11 Tf',
      isHeading ? '0.05 0.23 0.27 rg' : '0.13 0.13 0.13 rg',
      `${literal(text)} Tj`,
      '0 -17 Td',
    ].join(' '),
  );
  const top = PAGE.height - PAGE.margin;
  return `BT ${PAGE.margin} ${top} Td\n${drawn.join('\n')}\nET`;
}

/**
 * A PDF 1.4 file (ISO 32000) of plain A4 pages in the viewer's own Helvetica.
 * No script, no attachment, no link: what an ethics letter should be.
 */
export function pdfLetter(title: string, lines: readonly PdfLine[]): Buffer {
  const pages: PdfLine[][] = [];
  for (let from = 0; from < lines.length; from += LINES_A_PAGE) {
    pages.push(lines.slice(from, from + LINES_A_PAGE));
  }

  const firstPage = 6;
  const pageNumbers = pages.map((_, index) => firstPage + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((n) => `${n} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} /Producer (Sounding demonstration data) >>`,
    ...pages.flatMap((page, index) => {
      const stream = pageStream(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}]` +
          ' /Resources << /Font << /Body 3 0 R /Bold 4 0 R >> >>' +
          ` /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const tableAt = Buffer.byteLength(file, 'latin1');
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\n` +
    `startxref\n${tableAt}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
