import { isRecord } from '../../isRecord';

/** Carried by the navigation that leads to a project's overview and opens its report there. */
export const opensReportState = { opensReport: true } as const;

export function opensReport(state: unknown): boolean {
  return isRecord(state) && state['opensReport'] === true;
}
