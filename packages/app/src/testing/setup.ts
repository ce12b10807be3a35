import { beforeEach } from 'vitest';
import { failOnConsole } from './failOnConsole';

failOnConsole();
beforeEach(() => {
  sessionStorage.clear();
});
