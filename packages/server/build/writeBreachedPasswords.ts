// npm run generate:passwords --workspace @sounding/server: after a new version of the pinned list.
import { writeFileSync } from 'node:fs';
import { takeBreachedPasswords } from './takeBreachedPasswords.ts';

writeFileSync(
  new URL('../src/platform/security/passwordStrength/breachedPasswords.txt', import.meta.url),
  takeBreachedPasswords(),
);
