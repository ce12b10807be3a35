export interface SharedProject {
  readonly title: string;
  /** Nobody can answer it any more. */
  readonly hasEnded: boolean;
}

interface Sharing {
  readonly address: string;
  readonly message: string;
  readonly endedMessage: string;
}

/** What is said about a project, with its title and the address in their places. */
export function shareMessage(
  { title, hasEnded }: SharedProject,
  { address, message, endedMessage }: Sharing,
): string {
  const facts = new Map([
    ['title', title],
    ['address', address],
  ]);
  const words = hasEnded ? endedMessage : message;
  return words.replaceAll(/\{(title|address)\}/g, (_, name: string) => facts.get(name) ?? '');
}

/** The three networks, each with an address that opens a post with the message in it (OPEN-104). */
export function shareTargets(project: SharedProject, sharing: Sharing) {
  const text = shareMessage(project, sharing);
  return [
    {
      name: 'Facebook',
      href: withQuery('https://www.facebook.com/sharer/sharer.php', {
        u: sharing.address,
        quote: text,
      }),
    },
    {
      name: 'LinkedIn',
      href: withQuery('https://www.linkedin.com/feed/', { shareActive: 'true', text }),
    },
    { name: 'X', href: withQuery('https://x.com/intent/post', { text }) },
  ];
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query).toString()}`;
}
