import type { MonitorStatus } from '@sounding/domain';
import { sql, type SQL } from 'drizzle-orm';
import { projects } from '../../platform/database/schema';

/** The domain's `monitorStatus` as SQL, to count and filter by; a test keeps the two the same. */
export const monitorStatusOf = (now: Date): SQL<MonitorStatus> => sql<MonitorStatus>`CASE
    WHEN ${projects.status} = 'PUBLISHED' AND ${projects.endDate} <= ${now} THEN 'ended'
    WHEN ${projects.status} = 'PUBLISHED' THEN 'live'
    WHEN ${projects.status} = 'PENDING' THEN 'pending'
    ELSE 'draft'
  END`;
