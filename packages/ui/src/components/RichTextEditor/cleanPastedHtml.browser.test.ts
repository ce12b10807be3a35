import { afterAll, expect, test, vi } from 'vitest';
import { cleanPastedHtml } from './cleanPastedHtml';

const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "style-src 'none'; script-src-attr 'none'";
const violation = vi.fn();

afterAll(() => document.removeEventListener('securitypolicyviolation', violation));

test('a paste from a word processor breaks no rule of a strict page', async () => {
  document.addEventListener('securitypolicyviolation', violation);
  document.head.append(policy);
  const pasted = cleanPastedHtml(
    '<html><head><style><!-- p.MsoNormal { margin: 0 } --></style><STYLE>b > i {}</STYLE></head>' +
      '<body lang=EN-GB style=\'tab-interval:36.0pt\'><p class=MsoNormal\nstyle="margin:0" onclick="x()">' +
      'One <span style="font-weight:bold">two</span></p></body></html>',
  );
  expect(pasted).toBe('<p>One <span><strong>two</strong></span></p>');
  // The page tells of a violation in a task of its own; of this one surely, and after any other.
  document.body.setAttribute('style', 'color: red');
  await expect.poll(() => violation.mock.calls.length).toBeGreaterThan(0);
  expect(violation).toHaveBeenCalledOnce();
});
