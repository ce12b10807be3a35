import type { Role } from '@sounding/domain/account';
import { needsUserAgreement } from '@sounding/domain/account';
import type { MiddlewareFunction } from 'react-router-dom';
import { leadElsewhere } from '../../leadElsewhere';
import { pageAt, type RouteEntry } from '../../routeTable';
import { decide } from './decide';

/** Everything that the guard may ask or change in the rest of the app. */
export interface GuardPorts {
  /** Whether this tab holds a session, which may have ended on the server. */
  readonly holdsSession: () => boolean;
  /** Asks the server; null if nobody is signed in. Rejects if no answer came. */
  readonly askRole: (signal: AbortSignal) => Promise<Role | null>;
  readonly askAgreement: (signal: AbortSignal) => Promise<boolean>;
  /** What the server last said about the agreement; null before it was asked. */
  readonly knownAgreement: () => boolean | null;
  readonly remember: (role: Role, hasAcceptedAgreement: boolean) => void;
  /** Keeps the path and query at which a person arrived without a session, until they sign in. */
  readonly keepWanted: (path: string) => void;
}

/**
 * Runs before the loaders of every navigation, the first one included, and asks who the person is. A change
 * of the query alone, as another tab of the same page, does not wait for the answer (decision 13). If the
 * server cannot say who a person with a session is, a new page that needs to know fails and offers a retry.
 * The page that they are on stays, and each of its parts fails by itself.
 */
export function guard(ports: GuardPorts): MiddlewareFunction {
  let admittedTo: string | undefined;
  /** The address of a page that the server has admitted somebody with a role to, and that has not failed. */
  let here: Address | undefined;
  let besidePage = new AbortController();
  let isArrival = true;

  const askBesidePage = async (page: RouteEntry | null, signal: AbortSignal) => {
    const person = await identify(ports, signal);
    // The session's end is told by `askRole`. After any other refusal the next navigation waits again.
    if (person.failure === undefined && decide({ page, ...person }) !== null) here = undefined;
  };

  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const page = pageAt(pathname);
    besidePage.abort();
    if (ports.holdsSession() && here?.pathname === pathname && here.search !== search) {
      here = { pathname, search };
      besidePage = new AbortController();
      // Rejects only once a later navigation has ended it, and that one asks anew.
      askBesidePage(page, besidePage.signal).catch(() => undefined);
      return undefined;
    }
    const isStranger = isArrival && !ports.holdsSession();
    isArrival = false;
    const { failure, ...person } = await identify(ports, request.signal);
    const elsewhere = decide({ page, ...person });
    here = undefined;
    if (elsewhere === null) {
      admittedTo = pathname;
      if (person.role !== null) here = { pathname, search };
    } else if (failure === undefined || !ports.holdsSession()) {
      // For example a mailed link. Only on arrival: later the previous person may have gone back to it.
      if (isStranger && page !== null && namesSomething(pathname, search)) {
        ports.keepWanted(`${pathname}${search}`);
      }
      return leadElsewhere(request, elsewhere);
    } else if (pathname !== admittedTo) throw failure.cause;
    return undefined;
  };
}

type Address = Pick<URL, 'pathname' | 'search'>;

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

/** Whether an address names a record or a place in a page; otherwise signing in leads to / (AUTH-16). */
const namesSomething = (pathname: string, search: string) =>
  /\/\d+$/.test(pathname) || search !== '';
