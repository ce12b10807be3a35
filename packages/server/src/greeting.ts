import { roleLabels } from '@sounding/domain';
import {
  demonstrationAccounts,
  demonstrationPassword,
  demonstrationTotpSecret,
} from './demonstration';
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
  `  Demonstration accounts, all with the password ${demonstrationPassword}`,
  ...demonstrationAccounts.map(
    ({ login, role, isReady }) =>
      `    ${login.padEnd(30)}${roleLabels[role].toLowerCase()}${isReady ? '' : ' who signs in for the first time'}`,
  ),
  '',
  `  Their codes: npm run otp -- ${demonstrationAccounts[0].login}`,
  `  or add the key ${demonstrationTotpSecret} to an authenticator app.`,
  '  The newcomer is shown a QR image instead.',
  '',
];
