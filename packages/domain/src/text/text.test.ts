import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { allowedMarkup, isAllowedLink } from './allowedMarkup';
import { anyText } from './anyText.fixture';
import { countCharacters, isBlank } from './characters';
import {
  forbiddenCharacterMessage,
  hasForbiddenCharacters,
  withoutForbiddenCharacters,
} from './forbiddenCharacters';
import { maxCodePoints, textLimits } from './limits';
import { isRichTextBlank, plainText } from './plainText';
import { validateRichText } from './validateRichText';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text that a person could type, with everything that needs care in escaping or counting. */
const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(' ', '<', '>', '&', '"', '\u00a0', '\n', 'é', 'e\u0301', '👩🏽‍🔬', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '中'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
});

describe('A reader counts characters', () => {
  test('without the space around them [OPEN-115]', () => {
    expect(countCharacters('  two words \n')).toBe(9);
    expect(countCharacters('')).toBe(0);
  });

  test('as they are seen: an emoji, a flag or an accented letter is one', () => {
    for (const character of ['👩🏽‍🔬', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏻‍❤️‍💋‍👨🏿', 'é', 'e\u0301', 'नि', '❤️', '🇬🇧']) {
      expect(countCharacters(character), character).toBe(1);
    }
  });

  test('and stacked accents cannot smuggle a book into a title', () => {
    const zalgo = `a${'\u0301'.repeat(9999)}`;
    expect(countCharacters(zalgo)).toBe(1000);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(200), (text, accents) => {
        const whole = (text + '\u0301'.repeat(accents)).trim();
        fc.pre(!isBlank(whole));
        const codePoints = Array.from(whole).length;
        expect(codePoints).toBeLessThanOrEqual(maxCodePoints(countCharacters(whole)));
        expect(countCharacters(whole)).toBeLessThanOrEqual(codePoints);
      }),
    );
  });

  test('as soon in a long text as in a short one, and alike', () => {
    expect(countCharacters('😀'.repeat(500_000))).toBe(500_000);
    for (const character of ['😀', '👩🏽‍🔬', '🇬🇧', 'e\u0301', 'नि', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\ud83d']) {
      expect(countCharacters(character.repeat(1000)), character).toBe(1000);
      expect(countCharacters(`a${character.repeat(1000)}`), character).toBe(1001);
    }
    expect(countCharacters(`😀a${'\u0301'.repeat(999)}`.repeat(10))).toBe(1010);
  });

  test('and sees nothing in what draws nothing', () => {
    for (const text of ['', ' \u00a0\u3000', '\u200b\u200d\ufeff', '\u2800', '\u00ad', '\u0000']) {
      expect(isBlank(text)).toBe(true);
      expect(countCharacters(text)).toBe(0);
    }
    for (const text of ['.', '\u200bx', '0']) expect(isBlank(text)).toBe(false);
  });
});

describe('A reader of rich text sees', () => {
  test.each([
    ['<p>Shift work is <strong>hard</strong>.</p>', 'Shift work is hard.'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['One<p>Two</p>Three', 'One\nTwo\nThree'],
    ['One<br>Two<br><br>Three', 'One\nTwo\n\nThree'],
    ['One<hr>Two', 'One\nTwo'],
    ['<br><p> <br>One</p>', 'One'],
    ['<ul><li><p>One</p></li><li><p>Two</p></li></ul>', 'One\nTwo'],
    ['<p>One</p>\n\n   <p>  Two  \n  words </p>', 'One\nTwo words'],
    ['un<b>believ</b>able', 'unbelievable'],
    ['a <i> b</i> c', 'a b c'],
    ['&lt;b&gt; &amp;amp; &copy; &#x1F600; &hellip;', '<b> &amp; © 😀 …'],
    ['10&nbsp;kg', '10\u00a0kg'],
    ['a&nbsp;&nbsp;b', 'a\u00a0\u00a0b'],
    ['1 < 2 & 3 > 2', '1 < 2 & 3 > 2'],
    ['<a href="https://a.example/?x=<b>">link</a>', 'link'],
    ['<p title="a > b">text</p>', 'text'],
    ['<script>alert("<p>no</p>")</script><style>p{}</style>yes', 'yes'],
    ['<title>no</title>yes<template>no</template><noscript>no</noscript>', 'yes'],
    ['a<!-- hidden -->b', 'ab'],
    ['<p></p><p><br></p>', ''],
    ['<p>unclosed <b>and <i>nested', 'unclosed and nested'],
    ['</p></b>stray', 'stray'],
  ])('%s', (html, seen) => {
    expect(plainText(html)).toBe(seen);
  });

  test.each([
    ...['div', 'section', 'article', 'header', 'footer', 'blockquote', 'pre', 'table', 'tr'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li'],
  ])('a %s on lines of its own, as it may be pasted', (tag) => {
    expect(plainText(`One<${tag}>Two</${tag}>Three`)).toBe('One\nTwo\nThree');
  });

  test('the same text as was typed, when nothing is marked up', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const seen = text.replaceAll(/[\t\n\f\r ]+/g, ' ').trim();
        expect(plainText(escape(text))).toBe(seen);
        expect(plainText(escape(plainText(escape(text))))).toBe(seen);
      }),
    );
  });

  test('the same characters however they are marked up [OPEN-115]', () => {
    const mark = fc.constantFrom(
      ...allowedMarkup.tags.filter((tag) => tag.length <= 6 && tag !== 'br'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(typed, fc.array(mark))), (runs) => {
        const inline = runs.map(([text, marks]) => {
          const inner = marks.filter((tag) => !['p', 'ul', 'ol', 'li'].includes(tag));
          return inner.reduce((html, tag) => `<${tag}>${html}</${tag}>`, escape(text));
        });
        const bare = runs.map(([text]) => escape(text)).join('');
        expect(plainText(`<p>${inline.join('')}</p>`)).toBe(plainText(bare));
      }),
    );
  });

  test('nothing in an editor left empty', () => {
    expect(isRichTextBlank('<p><br class="ProseMirror-trailingBreak"></p>')).toBe(true);
    expect(isRichTextBlank('<ul><li><p>&nbsp;</p></li></ul>')).toBe(true);
    expect(isRichTextBlank('<p>.</p>')).toBe(false);
  });

  test('its text soon, however the markup is piled up', () => {
    const html = '<b><p>'.repeat(textLimits.richTextSource / 6);
    expect(plainText(`${html}end`)).toBe('end');
  });
});

describe('Text that is stored', () => {
  test('holds no control character and no half of a pair', () => {
    for (const text of [
      '\u0000',
      'a\u0007b',
      '\u007f',
      '\u0085',
      '\ud83d',
      '\ude00',
      'x\udc00\ud800',
    ]) {
      expect(hasForbiddenCharacters(text)).toBe(true);
      expect(hasForbiddenCharacters(withoutForbiddenCharacters(text))).toBe(false);
    }
    expect(hasForbiddenCharacters('tab\t line\r\n 😀 e\u0301 \u00a0')).toBe(false);
  });

  test.each(['\f', '\v', '\u0000', '&#11;', '\ud83d'])(
    'holds no %j in its markup either, so that the browser says so before the server refuses it',
    (character) => {
      const rule = { field: 'text', limit: 9, tooLong: 'Too long' };
      expect(validateRichText(`<p>a${character}b</p>`, rule)).toEqual([
        { field: 'text', kind: 'error', message: forbiddenCharacterMessage },
      ]);
    },
  );

  describe('has a source of 20,000 characters at most', () => {
    const rule = { field: 'text', limit: 9, tooLong: 'The Text cannot exceed 9 characters' };
    const tooLong = (message: string) => [{ field: 'text', kind: 'length', message }];
    const sourceOf = (length: number) => `<!--${'😀'.repeat(length - 7)}-->`;

    test('markup counted, and each emoji as one, as the contract counts', () => {
      expect(validateRichText(sourceOf(20_000), rule)).toEqual([]);
      expect(validateRichText(sourceOf(20_001), rule)).toEqual(
        tooLong('The Text cannot exceed 9 characters, nor 20,000 with its links and formatting'),
      );
    });

    test('and one that shows a reader too much is told of that alone', () => {
      for (const html of ['x'.repeat(20_001), `${'😀'.repeat(10)}${sourceOf(20_001)}`]) {
        expect(validateRichText(html, rule)).toEqual(tooLong(rule.tooLong));
      }
    });

    test('which a blank one that is longer is told as well', () => {
      const [problem] = validateRichText(sourceOf(90_000), { ...rule, required: 'Missing' });
      expect(problem?.kind).toBe('length');
    });
  });

  test('keeps everything else, a word processor’s line break becoming one', () => {
    expect(withoutForbiddenCharacters('one\vtwo\u0000')).toBe('one\ntwo');
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = withoutForbiddenCharacters(text);
        expect(hasForbiddenCharacters(clean)).toBe(false);
        expect(withoutForbiddenCharacters(clean)).toBe(clean);
        if (!hasForbiddenCharacters(text)) expect(clean).toBe(text);
      }),
    );
  });
});

describe('Markup', () => {
  test('is bold, italic, underline, lists and links only [OPEN-116]', () => {
    expect([...allowedMarkup.tags].join(' ')).toBe('p br b strong i em u ul ol li a');
    expect(allowedMarkup.attributes).toEqual({ a: ['href'] });
    expect(allowedMarkup.linkSchemes).toEqual(['https', 'mailto']);
  });

  test('links to https and mailto addresses in full', () => {
    expect(isAllowedLink('https://sounding.example/a?b=c')).toBe(true);
    expect(isAllowedLink('https://sounding.example?mail=ada@sounding.example')).toBe(true);
    expect(isAllowedLink('https://sounding.example/@ada#a@b')).toBe(true);
    expect(isAllowedLink('mailto:ada@sounding.example')).toBe(true);
    for (const href of [
      'http://sounding.example',
      'javascript:alert(1)',
      ' https://sounding.example',
      'https:sounding.example',
      '//sounding.example',
      '/path',
      'data:text/html,x',
      'https://a b',
      'https://nhs.uk@evil.example',
      'https://user:word@evil.example/',
      'https://nhs.uk\\@evil.example',
      'https://',
      'https:///evil.example',
    ]) {
      expect(isAllowedLink(href), href).toBe(false);
    }
  });
});
