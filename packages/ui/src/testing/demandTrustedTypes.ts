/**
 * The policies that the library needs from a page (docs/reuse.md); `tests` for markup in tests, and `default`
 * for a test tool that writes markup.
 */
const policies = ['ProseMirrorClipboard', 'dompurify', 'sounding-worker', 'tests', 'default'];

// Makes the page refuse markup and scripts as plain text, as a page with a strict policy does, also if a
// library writes them. A component that does so fails its test instead of somebody's page.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = `require-trusted-types-for 'script'; trusted-types ${policies.join(' ')} 'allow-duplicates'`;
document.head.append(policy);
