import { Readable } from 'node:stream';
import type { Database } from '../../platform/database/database';
import type { Caller } from '../../platform/http/operations';
import { rateLimited } from '../../platform/http/problems';
import type { Sessions } from '../../platform/sessions/sessions';
import { findCounts, type CountedProject } from './countsRepository';

export const liveRules = {
  /** How often the counts of all followed projects are read, in one statement. */
  pollMilliseconds: 1000,
  /** How long a connection may be silent: less than proxies wait. */
  heartbeatMilliseconds: 15_000,
  /** A browser keeps six connections to a site, and the page needs some for itself. */
  mostPerAccount: 4,
  /** When a caller who has too many connections may ask again. */
  retrySeconds: 60,
} as const;

interface Follower extends Pick<Caller, 'accountId' | 'role' | 'sessionHash'> {
  readonly projectId: number;
  readonly stream: Readable;
  sent: string;
  sentAt: number;
}

export interface LiveFeedOptions {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly rules?: { readonly [Rule in keyof typeof liveRules]: number };
}

/** Streams projects' counts to all who follow them; one read of the database at a time serves them all. */
export function createLiveFeed({ database, sessions, rules = liveRules }: LiveFeedOptions) {
  const followers = new Set<Follower>();
  let isReading = false;

  function refuseTooMany(accountId: number): void {
    const held = [...followers].filter((follower) => follower.accountId === accountId);
    if (held.length >= rules.mostPerAccount) throw rateLimited(rules.retrySeconds);
  }

  async function readOnce(): Promise<void> {
    const present = [...followers];
    const open = await sessions.findOpen(present.map(({ sessionHash }) => sessionHash));
    const ids = [...new Set(present.map(({ projectId }) => projectId))];
    const projects = new Map((await findCounts(database, ids)).map((each) => [each.id, each]));
    for (const follower of present) {
      const project = projects.get(follower.projectId);
      const holder = open.get(follower.sessionHash.toString('base64'));
      if (project?.ownerId !== follower.accountId || holder?.role !== follower.role) {
        follower.stream.push(null);
        followers.delete(follower);
      } else tell(follower, project, rules.heartbeatMilliseconds);
    }
  }

  function readAgain(): void {
    isReading = followers.size > 0;
    if (!isReading) return;
    setTimeout(() => {
      readOnce()
        .catch(() => {
          // Ends every stream: a client that asks again learns from that request what is wrong.
          for (const { stream } of followers) stream.push(null);
          followers.clear();
        })
        .finally(readAgain);
    }, rules.pollMilliseconds).unref();
  }

  return {
    /** A stream that begins with these counts, and ends when the caller may no longer see them. */
    follow({ accountId, role, sessionHash }: Caller, project: CountedProject): Readable {
      refuseTooMany(accountId);
      const stream = new Readable({ read: () => undefined });
      const follower = { accountId, role, sessionHash, stream, projectId: project.id };
      const added = { ...follower, sent: '', sentAt: 0 };
      followers.add(added);
      stream.once('close', () => followers.delete(added));
      tell(added, project, rules.heartbeatMilliseconds);
      if (!isReading) readAgain();
      return stream;
    },
  };
}

/**
 * Sends new counts, or a heartbeat. A slow reader misses outdated counts, so that nothing piles up in memory.
 */
function tell(follower: Follower, { counts }: CountedProject, heartbeat: number): void {
  const { stream, sent, sentAt } = follower;
  if (stream.readableLength > 0 || stream.readableEnded || stream.destroyed) return;
  const event = `event: counts\ndata: ${JSON.stringify(counts)}\n\n`;
  const isNew = event !== sent;
  if (!isNew && performance.now() - sentAt < heartbeat) return;
  stream.push(isNew ? event : ':\n\n');
  follower.sent = event;
  follower.sentAt = performance.now();
}
