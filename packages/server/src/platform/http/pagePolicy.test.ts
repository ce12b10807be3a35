import { analyticsTool } from '@sounding/domain/product';
import { expect, test } from 'vitest';
import { pagePolicy } from './pagePolicy';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

test('without analytics, pages may reach no other site but for the video player’s frame [OPEN-100]', () => {
  expect(pagePolicy(null)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src https://www.youtube-nocookie.com blob:; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard dompurify sounding-worker; report-uri /csp-reports",
  );
});

test('with analytics, pages may load their one script and reach their one address, and nothing else changes [OPEN-100]', () => {
  const without = directives(pagePolicy(null));
  const tool = analyticsTool({ address: 'https://analytics.example/matomo', siteId: '7' });
  expect(directives(pagePolicy(tool))).toEqual(
    new Map([
      ...without,
      ['script-src', ["'self'", 'https://analytics.example/matomo/matomo.js']],
      ['img-src', ["'self'", 'data:', 'blob:', 'https://analytics.example/matomo/matomo.php']],
      ['connect-src', ["'self'", 'https://analytics.example/matomo/matomo.php']],
      ['trusted-types', [...(without.get('trusted-types') ?? []), 'usage-analytics']],
    ]),
  );
});
