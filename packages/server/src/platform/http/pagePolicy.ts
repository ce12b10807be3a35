import { analyticsPolicyName, type AnalyticsTool } from '@sounding/domain/product';

/** The editor cleans pasted markup and DOMPurify stored markup under the first two. */
const trustedTypesPolicies = ['ProseMirrorClipboard', 'dompurify', 'sounding-worker'];

/** The Content-Security-Policy of pages: of analytics it allows exactly the two files that are used. */
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
    // A blob is a document of this page's own making: an ethics document that an administrator reads.
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
