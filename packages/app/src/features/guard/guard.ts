import type { Role } from '@sounding/domain/account';
import { needsUserAgreement } from '@sounding/domain/account';
import type { MiddlewareFunction } from 'react-router-dom';
import { leadElsewhere } from '../../leadElsewhere';
import { pageAt } from '../../routeTable';
import { decide } from './decide';

/** What the guard asks and remembers; nothing else of the app is known to it. */
export interface GuardPorts {
  /** Asks the server; null for nobody. Rejects where no answer came. */
  readonly askRole: (signal: AbortSignal) => Promise<Role | null>;
  readonly askAgreement: (signal: AbortSignal) => Promise<boolean>;
  /** What the server last said about the agreement; null before it was asked. */
  readonly knownAgreement: () => boolean | null;
  readonly remember: (role: Role, hasAcceptedAgreement: boolean) => void;
  /**
   * The server could not say who this is, and the page asked for needs to know; the session stays,
   * since it may well be valid.
   */
  readonly onUnreachable: () => void;
}

/** Runs before the loaders of every navigation, the first one included. */
export function guard(ports: GuardPorts): MiddlewareFunction {
  return async ({ request }) => {
    const page = pageAt(new URL(request.url).pathname);
    const { isUnreachable, ...person } = await identify(ports, request.signal);
    const elsewhere = decide({ page, ...person });
    // Not on the public page that this leads to: one failure is told of once.
    if (isUnreachable && elsewhere !== null) ports.onUnreachable();
    return elsewhere === null ? undefined : leadElsewhere(request, elsewhere);
  };
}

async function identify(ports: GuardPorts, signal: AbortSignal) {
  try {
    const role = await ports.askRole(signal);
    if (role === null) return { role, hasAcceptedAgreement: false, isUnreachable: false };
    // An acceptance is never taken back, so only 'not yet' and 'not known' are asked again.
    const hasAcceptedAgreement =
      !needsUserAgreement(role) ||
      ports.knownAgreement() === true ||
      (await ports.askAgreement(signal));
    ports.remember(role, hasAcceptedAgreement);
    return { role, hasAcceptedAgreement, isUnreachable: false };
  } catch (error) {
    if (signal.aborted) throw error;
    return { role: null, hasAcceptedAgreement: false, isUnreachable: true };
  }
}
