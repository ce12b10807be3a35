const id = /^[\w-]{11}$/;

/** Host names whose links carry the id in the path or in `v`. */
const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const shortHosts = new Set(['youtu.be', 'www.youtu.be']);

/** The WHATWG URL parser is a global in browsers and Node, but this package loads the types of neither. */
declare const URL: new (url: string) => {
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly searchParams: { get(name: string): string | null };
};

/** Whether a text is a video's 11-character id. */
export function isVideoId(text: string): boolean {
  return id.test(text);
}

/**
 * The video id of a link in one of the four forms (short link, `watch?v=`, `embed`, `shorts`), or
 * null for anything else. The scheme may be left out, and further parameters are ignored.
 */
export function videoIdOf(link: string): string | null {
  const url = readUrl(link.trim());
  if (url === null) return null;
  const [, first = '', second = ''] = url.pathname.split('/');
  let candidate: string | null = null;
  if (shortHosts.has(url.hostname)) candidate = first;
  else if (!hosts.has(url.hostname)) return null;
  else if (first === 'watch') candidate = url.searchParams.get('v');
  else if (first === 'embed' || first === 'shorts') candidate = second;
  return candidate !== null && isVideoId(candidate) ? candidate : null;
}

function readUrl(link: string): InstanceType<typeof URL> | null {
  try {
    const url = new URL(/^[a-z]+:/i.test(link) ? link : `https://${link}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}
