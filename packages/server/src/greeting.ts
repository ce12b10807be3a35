import type { Settings } from './platform/settings';

/** What the person who typed the command needs to know next. */
export function greeting(address: string, { isDemo, dataDir, smtpUrl }: Settings): string {
  const lines = ['', `  Sounding is ready: ${address}`, ''];
  if (isDemo) lines.push(...demonstration);
  if (smtpUrl === undefined) lines.push(`  Mails are written to ${dataDir}/mail`);
  lines.push('  Stop with Ctrl-C.', '');
  return lines.join('\n');
}

const demonstration = [
  '  Demonstration accounts, all with the password Sounding-demo-2026!',
  '    researcher@sounding.example   the first researcher, with projects in every state',
  '    researcher2@sounding.example  another researcher',
  '    monitor@sounding.example      the monitor',
  '    admin@sounding.example        the administrator',
  '    newcomer@sounding.example     a researcher who signs in for the first time',
  '',
  '  Their codes: npm run otp -- researcher@sounding.example',
  '  or add the key JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP to an authenticator app.',
  '  The newcomer is shown a QR image instead.',
  '',
];
