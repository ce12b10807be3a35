import type { AnalyticsTool } from '@sounding/domain/product';
import { trustedScript } from './trustedScript';

type Command = readonly [method: string, ...values: string[]];

declare global {
  interface Window {
    /** Matomo's commands: an array until its script has loaded and replaces the array by its own object. */
    _paq?: { push: (command: Command) => unknown };
    Matomo?: unknown;
    Piwik?: unknown;
    AnalyticsTracker?: unknown;
  }
}

/**
 * Loads Matomo for a person who agreed to it, and returns a function that removes it. Each load uses a new
 * random id, which exists only in this page's memory. A script cannot be unloaded, but Matomo counts nothing
 * unless it gets commands.
 */
export function startMatomo({ siteId, script, tracker }: AnalyticsTool): () => void {
  const element = document.createElement('script');
  try {
    element.src = trustedScript(script);
  } catch {
    // The page's security policy, perhaps set by a proxy, does not allow our Trusted Types policy.
    return () => undefined;
  }
  const commands: Command[] = [
    ['disableCookies'],
    // The screen's size and similar features, by which a browser can be recognised.
    ['disableBrowserFeatureDetection'],
    ['setTrackerUrl', tracker],
    ['setSiteId', siteId],
    ['setUserId', crypto.randomUUID()],
    ['setReferrerUrl', ''],
  ];
  window._paq = commands;
  element.async = true;
  document.head.append(element);

  return () => {
    window._paq?.push(['resetUserId']);
    element.remove();
    delete window._paq;
    // Otherwise the script, if loaded again, would believe that it is already running.
    delete window.Matomo;
    delete window.Piwik;
    delete window.AnalyticsTracker;
  };
}

/** Counts a visit to a route such as `/project-overview/:id`, never to the real address with its id. */
export function countVisit(page: string): void {
  window._paq?.push(['setCustomUrl', window.location.origin + page]);
  // By default Matomo sends the page's title, which can contain a project's title.
  window._paq?.push(['setDocumentTitle', page]);
  window._paq?.push(['trackPageView']);
}
