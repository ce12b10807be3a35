/** Imported for what it does: a story waits as long for a part of its own as the tests do (vitest.config.ts). */
import { configure } from 'storybook/test';

configure({ asyncUtilTimeout: 20_000 });
