import { expect, test } from 'vitest';
import { cleanPastedHtml } from './cleanPastedHtml';

test.each(['400', '100', '500', 'normal'])('a bold element of weight %s is not bold', (weight) => {
  const html = `<p><b style="font-weight:${weight}">Plain</b></p>`;
  expect(cleanPastedHtml(html)).toBe('<p>Plain</p>');
});

test('an underline that only says that a link is one goes', () => {
  const html =
    '<p><a href="https://www.nhs.uk"><span style="text-decoration:underline">A link</span></a></p>';
  expect(cleanPastedHtml(html)).toBe('<p><a href="https://www.nhs.uk"><span>A link</span></a></p>');
});
