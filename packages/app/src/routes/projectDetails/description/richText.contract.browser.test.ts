import {
  allowedMarkup,
  countCharacters,
  hasForbiddenCharacters,
  isAllowedLink,
  isRichTextBlank,
  plainText,
} from '@sounding/domain/text';
import { cleanRichText, countRichText } from '@sounding/ui/RichTextEditor';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/*
 * The library's editor and the domain's rules do not know each other. The rules must allow every output
 * of the editor, and both must count it alike.
 */

const tags = [
  'p',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'div',
  'h1',
  'span',
  'svg',
];
const written = [
  ...['word', 'é', 'e\u0301', '👩‍👩‍👧', '🇬🇧', 'שלום', '日', '&amp;', '&lt;', '.'],
  ...[' ', '  ', '\n', '\t', '&nbsp;', '\u2003', '\u2028', '<br>', '<br><br>'],
  ...['\u200b', '\u200d', '\u00ad', '\ufeff', '\u2800', '\u202e', '\u0301'.repeat(25)],
];
const links = [
  ...['https://a.example/x?y=z', 'HTTPS://A.EXAMPLE', 'mailto:a@b.example', 'https://a b'],
  ...[
    'https://a.example@b.example',
    'https://a@b/',
    'https://a\\\\@b',
    'https:///a',
    'https://a?b@c',
  ],
  ...['http://a.example', 'javascript:alert(1)', ' https://a.example', '//a.example', 'data:x'],
].map((href) => `<a href="${href}">`);

const html = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...written) },
      fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
      fc.constantFrom(...links, '</a>', '<script>x</script>', '<img src=x onerror=x>'),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

test('what the editor hands out is what the rules allow, counted alike [OPEN-115, OPEN-116]', () => {
  fc.assert(
    fc.property(html, (text) => {
      const value = cleanRichText(text);
      const { body } = new DOMParser().parseFromString(value, 'text/html');
      for (const element of body.querySelectorAll('*'))
        expect(allowedMarkup.tags).toContain(element.localName);
      for (const link of body.querySelectorAll('a'))
        expect(isAllowedLink(link.getAttribute('href') ?? '')).toBe(true);
      expect(hasForbiddenCharacters(value)).toBe(false);
      expect(countRichText(value)).toBe(countCharacters(plainText(value)));
      expect(countRichText(value) === 0).toBe(isRichTextBlank(value));
      expect(cleanRichText(value)).toBe(value);
    }),
    { numRuns: 500, seed: 20261121 },
  );
});

test('all that the rules allow goes through the editor unchanged', () => {
  const everything =
    '<p>a<br>b <strong>c</strong> <em>d</em> <u>e</u> <a href="https://a.example" rel="noopener noreferrer">f</a></p>' +
    '<ul><li><p>g</p></li></ul><ol><li><p>h</p></li></ol>';
  expect(cleanRichText(everything)).toBe(everything);
  const { body } = new DOMParser().parseFromString(everything, 'text/html');
  const held = [...body.querySelectorAll('*')].map(({ localName }) => localName);
  // b and i are older names for strong and em.
  expect(new Set([...held, 'b', 'i'])).toEqual(new Set(allowedMarkup.tags));
});
