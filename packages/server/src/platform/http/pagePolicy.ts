import { analyticsPolicyName, type AnalyticsTool } from '@sounding/domain/product';

/** Under the first two, the editor cleans pasted markup and DOMPurify cleans stored markup. */
const trustedTypesPolicies = ['ProseMirrorClipboard', 'dompurify', 'sounding-worker'];

/** The Content-Security-Policy of pages; for analytics it allows only the script and the tracker. */
export function pagePolicy(analytics: AnalyticsTool | null): string {
  const script = analytics === null ? [] : [analytics.script];
  const tracker = analytics === null ? [] : [analytics.tracker];
  const policyName = analytics === null ? [] : [analyticsPolicyName];
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...script],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', 'blob:', ...tracker],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...tracker],
    // `blob:` is for an ethics document, from which the page makes a blob for an administrator to read.
    ['frame-src', 'https://www.youtube-nocookie.com', 'blob:'],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedTypesPolicies, ...policyName],
    ['report-uri', '/csp-reports'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
