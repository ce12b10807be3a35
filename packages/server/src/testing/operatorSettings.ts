import { readSettings, type Settings } from '../platform/settings';
import type { TestApp } from './startTestApp';

/** The settings with which an operator runs a command on this app's database. */
export const operatorSettings = (
  { testDatabase }: TestApp,
  environment: Readonly<Record<string, string>> = {},
): Settings =>
  readSettings({
    DATABASE_URL: testDatabase.ownerAddress,
    SECRET_KEY: 'a secret key that only the tests use',
    PUBLIC_URL: 'https://sounding.university.example',
    ...environment,
  });
