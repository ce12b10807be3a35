// npx tsx packages/server/build/writeBreachedPasswords.ts: after a new version of the pinned list.
import { writeFileSync } from 'node:fs';
import { takeBreachedPasswords } from './takeBreachedPasswords.ts';

writeFileSync(
  new URL('../src/platform/security/passwordStrength/breachedPasswords.txt', import.meta.url),
  takeBreachedPasswords(),
);
