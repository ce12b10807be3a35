/**
 * What the library asks of a page's policy (docs/reuse.md); `tests` for what tests themselves read, and
 * `default` where a tool of theirs writes markup.
 */
const policies = ['ProseMirrorClipboard', 'dompurify', 'sounding-worker', 'tests', 'default'];

// Has the page refuse markup and scripts that come as plain text, as a page with a strict policy does, also
// where a library writes them: a part that does so fails its test instead of somebody's page.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = `require-trusted-types-for 'script'; trusted-types ${policies.join(' ')} 'allow-duplicates'`;
document.head.append(policy);
