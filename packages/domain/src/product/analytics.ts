import type { Brand } from './brand';

/** Matomo as the app loads it and as the server's security policy allows it. */
export interface AnalyticsTool {
  readonly siteId: string;
  readonly script: string;
  /** The address that the script sends its counts to. */
  readonly tracker: string;
}

/** The only Trusted Types policy that may create the script's address. */
export const analyticsPolicyName = 'usage-analytics';

/** Only characters that cannot end a directive of a Content-Security-Policy. */
const safeAddress = /^https:\/\/[\w.:/-]+$/;

/** The tool that the brand names, or null if it names none. */
export function analyticsTool({ address, siteId }: Brand['analytics']): AnalyticsTool | null {
  if (address === '' || siteId === '') return null;
  if (!safeAddress.test(address)) {
    throw new Error(`The brand's analytics.address is no plain https address: ${address}`);
  }
  const folder = address.endsWith('/') ? address : `${address}/`;
  return { siteId, script: `${folder}matomo.js`, tracker: `${folder}matomo.php` };
}
