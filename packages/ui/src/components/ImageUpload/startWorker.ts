import workerUrl from './drawSmaller.worker?worker&url';

/** The part of the Trusted Types API that is needed here; TypeScript's library does not have it yet. */
interface TrustedTypes {
  createPolicy: <Rule extends 'createHTML' | 'createScriptURL'>(
    name: string,
    rules: Record<Rule, (text: string) => string>,
  ) => Record<Rule, (text: string) => string>;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** Where a policy asks for Trusted Types, it has to name this one: `trusted-types sounding-worker`. */
const policyName = 'sounding-worker';

let trustedUrl: string | undefined;

function trust(url: string): string {
  // A policy can be created only once, and this one allows only this address.
  trustedUrl ??=
    window.trustedTypes
      ?.createPolicy(policyName, { createScriptURL: () => url })
      .createScriptURL(url) ?? url;
  return trustedUrl;
}

/** Starts the worker that draws; null where the browser or the page's policy does not allow one. */
export function startWorker(): Worker | null {
  try {
    return new Worker(trust(workerUrl), { type: 'module' });
  } catch {
    return null;
  }
}
