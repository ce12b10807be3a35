import type { Schemas } from '@sounding/api-client';
import { formatLongDate } from '@sounding/domain/dates';
import { hasLaunched, isCompleted } from '@sounding/domain/project';
import type { brand } from '../../../brand';

type Sharing = (typeof brand)['sharing'];

export type SharedProject = Pick<
  Schemas['ProjectSummary'],
  'title' | 'publishedDate' | 'endDate' | 'hearMoreYesCount' | 'hearMoreNoCount'
>;

/** The message about a project, with its title, the day of its launch and the address filled in. */
export function shareMessage(project: SharedProject, sharing: Sharing, now: Date): string {
  const { title, publishedDate } = project;
  const facts = new Map([
    ['title', title],
    ['date', publishedDate === null ? '' : formatLongDate(publishedDate)],
    ['address', sharing.address],
  ]);
  return wordsOn(project, sharing, now).replaceAll(
    /\{(title|date|address)\}/g,
    (_, name: string) => facts.get(name) ?? '',
  );
}

/** Chooses the message, so that nobody is asked to answer in vain, or thanked when nobody answered. */
function wordsOn(project: SharedProject, sharing: Sharing, now: Date): string {
  if (isCompleted(project, now)) {
    return project.hearMoreYesCount + project.hearMoreNoCount > 0
      ? sharing.endedMessage
      : sharing.unansweredMessage;
  }
  return hasLaunched(project, now) ? sharing.message : sharing.aheadMessage;
}

/** The three networks, each with an address that opens a post with the message in it (OPEN-104). */
export function shareTargets(text: string, address: string) {
  return [
    {
      name: 'Facebook',
      href: withQuery('https://www.facebook.com/sharer/sharer.php', {
        u: address,
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
