// npm run otp -- EMAIL: the current code of a demonstration account, as an authenticator app shows it.
import { Secret, TOTP } from 'otpauth';
import {
  demonstrationAccounts,
  demonstrationTotpSecret,
} from '../packages/server/src/demonstration/accounts';

const [login] = process.argv.slice(2);
const account = demonstrationAccounts.find((candidate) => candidate.login === login?.toLowerCase());
const enrolled = demonstrationAccounts.filter(({ isReady }) => isReady);

if (!account) {
  console.error(
    `Give the address of a demonstration account, such as: npm run otp -- ${enrolled[0]?.login ?? ''}\nThere are: ${demonstrationAccounts.map((known) => known.login).join(', ')}`,
  );
  process.exit(1);
}
if (!account.isReady) {
  console.error(
    `${account.login} sets up two-factor at the first sign-in: add the key shown under the QR image to an authenticator app.`,
  );
  process.exit(1);
}

const totp = new TOTP({ secret: Secret.fromBase32(demonstrationTotpSecret) });
const seconds = Math.ceil(totp.remaining() / 1000);
console.log(totp.generate());
console.error(
  `Changes in ${seconds} s. A code is accepted once: for a second sign-in wait for the next.`,
);
