import type { Role } from '@sounding/domain/account';
import { needsUserAgreement } from '@sounding/domain/account';
import type { MiddlewareFunction } from 'react-router-dom';
import { leadElsewhere } from '../../leadElsewhere';
import { pageAt } from '../../routeTable';
import { decide } from './decide';

/** What the guard asks and remembers; nothing else of the app is known to it. */
export interface GuardPorts {
  /** Whether this tab holds a session, which may have ended on the server. */
  readonly holdsSession: () => boolean;
  /** Asks the server; null for nobody. Rejects where no answer came. */
  readonly askRole: (signal: AbortSignal) => Promise<Role | null>;
  readonly askAgreement: (signal: AbortSignal) => Promise<boolean>;
  /** What the server last said about the agreement; null before it was asked. */
  readonly knownAgreement: () => boolean | null;
  readonly remember: (role: Role, hasAcceptedAgreement: boolean) => void;
  /** Keeps the path and query of what somebody arrived at without a session, until they sign in. */
  readonly keepWanted: (path: string) => void;
}

/**
 * Runs before the loaders of every navigation, the first one included. Where the server cannot say who
 * somebody with a session is, the page that needs to know fails and can be asked for again (decision 13);
 * the one that they are on already stays, and each part of it fails by itself.
 */
export function guard(ports: GuardPorts): MiddlewareFunction {
  let admittedTo: string | undefined;
  let isArrival = true;
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const isStranger = isArrival && !ports.holdsSession();
    isArrival = false;
    const { failure, ...person } = await identify(ports, request.signal);
    const page = pageAt(pathname);
    const elsewhere = decide({ page, ...person });
    if (elsewhere === null) admittedTo = pathname;
    else if (failure === undefined || !ports.holdsSession()) {
      // A mailed link was followed, say. Later on it may be what the last person here went back to.
      if (isStranger && page !== null && namesSomething(pathname, search)) {
        ports.keepWanted(`${pathname}${search}`);
      }
      return leadElsewhere(request, elsewhere);
    } else if (pathname !== admittedTo) throw failure.cause;
    return undefined;
  };
}

interface Person {
  readonly role: Role | null;
  readonly hasAcceptedAgreement: boolean;
  /** Why the server could not say who this is. */
  readonly failure?: { readonly cause: unknown };
}

async function identify(ports: GuardPorts, signal: AbortSignal): Promise<Person> {
  try {
    const role = await ports.askRole(signal);
    if (role === null) return { role, hasAcceptedAgreement: false };
    // An acceptance is never taken back, so only 'not yet' and 'not known' are asked again.
    const hasAcceptedAgreement =
      !needsUserAgreement(role) ||
      ports.knownAgreement() === true ||
      (await ports.askAgreement(signal));
    ports.remember(role, hasAcceptedAgreement);
    return { role, hasAcceptedAgreement };
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { role: null, hasAcceptedAgreement: false, failure: { cause } };
  }
}

/** A record, or a place within a page; signing in leads past any other page, to / (AUTH-16). */
const namesSomething = (pathname: string, search: string) =>
  /\/\d+$/.test(pathname) || search !== '';
