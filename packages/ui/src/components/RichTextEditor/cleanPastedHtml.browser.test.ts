import { expect, test, vi } from 'vitest';
import moduleAddress from './cleanPastedHtml.ts?url';
import { trustedMarkup } from '../../testing/readMarkup';

/** A page of its own, because a policy cannot be removed from a page. */
async function strictPage() {
  const frame = document.createElement('iframe');
  const isLoaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve);
  });
  frame.srcdoc = trustedMarkup(
    `<meta http-equiv="Content-Security-Policy" content="style-src 'none'; script-src-attr 'none'">
    <script type="module">
      import { cleanPastedHtml } from '${moduleAddress}';
      document.addEventListener('paste', ({ detail }) => {
        detail.pasted = cleanPastedHtml(detail.html);
      });
    </script>`,
  );
  document.body.append(frame);
  await isLoaded;
  if (!frame.contentDocument) throw new Error('The page cannot be reached.');
  return frame.contentDocument;
}

test('a paste from a word processor breaks no rule of a strict page', async () => {
  const strict = await strictPage();
  const violation = vi.fn();
  strict.addEventListener('securitypolicyviolation', violation);
  const detail = {
    pasted: '',
    html:
      '<html><head><style><!-- p.MsoNormal { margin: 0 } --></style><STYLE>b > i {}</STYLE></head>' +
      '<body lang=EN-GB style=\'tab-interval:36.0pt\'><p class=MsoNormal\nstyle="margin:0" onclick="x()">' +
      'One <span style="font-weight:bold">two</span></p></body></html>',
  };
  strict.dispatchEvent(new CustomEvent('paste', { detail }));
  expect(detail.pasted).toBe('<p class="MsoNormal">One <span><strong>two</strong></span></p>');
  // The page reports a violation in a later task. It surely reports this one, and any other before it.
  strict.body.setAttribute('style', 'color: red');
  await expect.poll(() => violation.mock.calls.length).toBeGreaterThan(0);
  expect(violation).toHaveBeenCalledOnce();
});
