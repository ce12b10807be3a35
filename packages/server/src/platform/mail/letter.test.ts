import { brand } from '@sounding/domain/product';
import { describe, expect, test } from 'vitest';
import { composeMail } from './letter';

const to = { login: 'ada@sounding.example', fullName: 'Ada <b>Byron</b>' };
const address = 'https://sounding.example/account/reset/finish?key=a_b-c';

const mail = composeMail({
  to,
  subject: 'Hello & goodbye',
  parts: [
    'Fish & <script>chips</script>',
    { link: { label: 'Choose a password', address } },
    { quote: { introduction: 'They wrote:', text: 'One\r\nTwo "quoted"' } },
  ],
});

describe('A letter', () => {
  test('reads the same as plain text and as HTML [OPEN-108]', () => {
    expect(mail.text).toBe(`Dear Ada <b>Byron</b>,

Fish & <script>chips</script>

Choose a password:
${address}

They wrote:

> One
> Two "quoted"

The ${brand.productName} team
${brand.university}

Questions? Write to ${brand.supportEmail}.
`);
    for (const words of ['Choose a password', 'They wrote:', 'One<br>Two']) {
      expect(mail.html).toContain(words);
    }
    expect(mail.html).toContain(`href="${address}"`);
  });

  test('is safe from markup in names and words', () => {
    expect(mail.html).toContain('Fish &amp; &lt;script&gt;chips&lt;/script&gt;');
    expect(mail.html).toContain('Dear Ada &lt;b&gt;Byron&lt;/b&gt;,');
    expect(mail.html).toContain('<title>Hello &amp; goodbye</title>');
    expect(mail.html).toContain('Two &quot;quoted&quot;');
    expect(mail.html).not.toMatch(/<script|<b>/);
  });

  test('greets nobody by a name that may be a stranger’s words', () => {
    const unnamed = composeMail({ to: { login: to.login }, subject: 'Hello', parts: ['Soon.'] });

    expect(unnamed.text).toMatch(/^Hello,\n\nSoon\.\n/);
    expect(unnamed.html).toContain('>Hello,</p>');
  });

  test('fetches nothing from anywhere', () => {
    expect(mail.html).not.toMatch(/\bsrc=|url\(|<link|@import/);
  });

  test('names a language and a title for a screen reader', () => {
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
    expect(mail.html.match(/role="presentation"/g)).toHaveLength(2);
  });
});
