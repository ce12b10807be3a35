import type { Brand } from './brand';

/** Matomo as the app loads it and as the server's security policy allows it. */
export interface AnalyticsTool {
  readonly siteId: string;
  readonly script: string;
  /** What the script tells its counts to. */
  readonly tracker: string;
}

/** The one Trusted Types policy that may make the script's address. */
export const analyticsPolicyName = 'usage-analytics';

/** Only characters that cannot end a directive of a Content-Security-Policy. */
const safeAddress = /^https:\/\/[\w.:/-]+$/;

/** Null where the brand names no tool. */
export function analyticsTool({ address, siteId }: Brand['analytics']): AnalyticsTool | null {
  if (address === '' || siteId === '') return null;
  if (!safeAddress.test(address)) {
    throw new Error(`The brand's analytics.address is no plain https address: ${address}`);
  }
  const folder = address.endsWith('/') ? address : `${address}/`;
  return { siteId, script: `${folder}matomo.js`, tracker: `${folder}matomo.php` };
}
