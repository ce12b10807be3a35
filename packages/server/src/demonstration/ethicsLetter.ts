import { pdfLetter, type PdfLine } from './drawing/pdf';

const LINE_LENGTH = 84;

function wrapped(paragraph: string): PdfLine[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line.length + word.length + 1 > LINE_LENGTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line, ''].map((text) => ({ text }));
}

/** A favourable-opinion letter from a research ethics committee, as a PDF. */
export function ethicsLetter(project: {
  title: string;
  reference: string;
  researcher: string;
}): Buffer {
  const lines: PdfLine[] = [
    { text: 'University Research Ethics Committee', isHeading: true },
    { text: '' },
    { text: `Reference: ${project.reference}` },
    { text: '' },
    ...wrapped(`Dear ${project.researcher},`),
    ...wrapped(`Study title: ${project.title}`),
    ...wrapped(
      'Thank you for your application to involve patients and the public in planning this study.' +
        ' The committee looked at it at its last meeting and is content that the activity may go ahead as described.',
    ),
    { text: 'What the committee agreed', isHeading: true },
    { text: '' },
    ...wrapped(
      'People aged 16 or over may be asked for their views through a public feedback platform.' +
        ' No names, addresses or health records are collected, and nobody is recruited into the study through it.',
    ),
    ...wrapped(
      'Every question may be left out. People are told that their words are read by the research team' +
        ' before anybody else sees them, and how to get support if a subject upsets them.',
    ),
    { text: 'Conditions', isHeading: true },
    { text: '' },
    ...wrapped(
      "1. Tell the committee at once if a reply gives cause for concern about somebody's safety.",
    ),
    ...wrapped('2. Send a short report within three months of the end date.'),
    ...wrapped('3. Ask again before changing who is invited or what they are asked.'),
    ...wrapped('Yours sincerely,'),
    { text: 'The committee secretary' },
    { text: '' },
    { text: 'This letter was made for demonstration. It gives no permission for any real study.' },
  ];
  return pdfLetter(`Ethics opinion ${project.reference}`, lines);
}
