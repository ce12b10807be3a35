import type { AnalyticsTool } from '@sounding/domain/product';
import { trustedScript } from './trustedScript';

type Command = readonly [method: string, ...values: string[]];

declare global {
  interface Window {
    /** Matomo's commands: a list until its script has arrived and puts itself in the list's place. */
    _paq?: { push: (command: Command) => unknown };
    Matomo?: unknown;
    Piwik?: unknown;
    AnalyticsTracker?: unknown;
  }
}

/**
 * Loads Matomo for somebody who agreed to it, and answers with what takes it away again. Each time they
 * are somebody new: a random id that only this page's memory holds. A script cannot be unloaded, but
 * Matomo counts nothing by itself, so one without its commands is silent.
 */
export function startMatomo({ siteId, script, tracker }: AnalyticsTool): () => void {
  const element = document.createElement('script');
  try {
    element.src = trustedScript(script);
  } catch {
    // The page's policy, of a proxy perhaps, does not name ours.
    return () => undefined;
  }
  const commands: Command[] = [
    ['disableCookies'],
    // The screen's size and the like, by which a browser can be known again.
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
    // Else the script, loaded again, would take itself for running.
    delete window.Matomo;
    delete window.Piwik;
    delete window.AnalyticsTracker;
  };
}

/** Counts a visit to a kind of page: `/project-overview/:id`, never the address with what it names. */
export function countVisit(page: string): void {
  window._paq?.push(['setCustomUrl', window.location.origin + page]);
  // Else it would be the page's title, which can be a project's.
  window._paq?.push(['setDocumentTitle', page]);
  window._paq?.push(['trackPageView']);
}
