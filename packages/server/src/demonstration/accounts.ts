import type { Role } from '@sounding/domain';

/** Public on purpose: these accounts exist only with DEMO=1, on a loopback address. */
export const demonstrationPassword = 'Sounding-demo-2026!';
export const demonstrationTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export interface DemonstrationAccount {
  readonly login: string;
  readonly fullName: string;
  readonly role: Role;
  /** Has two-factor set up and the agreement accepted. */
  readonly isReady: boolean;
}

export const demonstrationAccounts = [
  {
    login: 'researcher@sounding.example',
    fullName: 'Dr Amara Okafor',
    role: 'ROLE_RESEARCHER',
    isReady: true,
  },
  {
    login: 'researcher2@sounding.example',
    fullName: 'Dr Tom Hughes',
    role: 'ROLE_RESEARCHER',
    isReady: true,
  },
  {
    login: 'monitor@sounding.example',
    fullName: 'Priya Nair',
    role: 'ROLE_MONITOR_RESEARCHER',
    isReady: true,
  },
  { login: 'admin@sounding.example', fullName: 'Helen Marsh', role: 'ROLE_ADMIN', isReady: true },
  {
    login: 'newcomer@sounding.example',
    fullName: 'Dr Joseph Clarke',
    role: 'ROLE_RESEARCHER',
    isReady: false,
  },
] as const satisfies readonly DemonstrationAccount[];
