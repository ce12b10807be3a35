import { needsUserAgreement } from '@sounding/domain/account';
import { analyticsTool, type AnalyticsTool } from '@sounding/domain/product';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countVisit, startMatomo } from '../features/analytics/matomo';
import { useCookiePreference } from '../features/cookies/useCookiePreference';
import { useSession } from '../features/session/useSession';
import { queriesOf } from '../queries';
import { pageAt } from '../routeTable';
import { useServices } from '../services';

/**
 * Counts visits of a person who agreed to it, as long as all conditions hold (OPEN-100): a tool is
 * configured, cookies are enabled, and a signed-in researcher or monitor consents to usage data.
 */
export function UsageAnalytics() {
  const services = useServices();
  const { role, acceptedUserAgreement } = useSession(services.session);
  const { areEnabled } = useCookiePreference();
  const tool = analyticsTool(services.analytics);
  // Consent is asked for together with the agreement, and only of the roles that need the agreement.
  const canConsent = role !== null && needsUserAgreement(role) && acceptedUserAgreement === true;
  if (tool === null || !areEnabled || !canConsent) return null;
  return <WithConsent tool={tool} />;
}

function WithConsent({ tool }: { tool: AnalyticsTool }) {
  const { api } = useServices();
  const consent = useQuery(queriesOf(api).account.usageDataConsent());
  // A cached response may be older than the person's last choice, so only a new, successful one counts.
  const isGiven = consent.isFetchedAfterMount && consent.isSuccess && consent.data;
  return isGiven ? <Counting {...tool} /> : null;
}

function Counting({ siteId, script, tracker }: AnalyticsTool) {
  const { pathname } = useLocation();
  const page = pageAt(pathname)?.path;

  useEffect(() => startMatomo({ siteId, script, tracker }), [siteId, script, tracker]);
  useEffect(() => {
    if (page !== undefined) countVisit(page);
    // Going from one project to another is a visit too.
  }, [page, pathname]);
  return null;
}
