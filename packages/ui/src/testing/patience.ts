/** Imported for its side effect: a story waits as long for a lazy part as the tests do (vitest.config.ts). */
import { configure } from 'storybook/test';

configure({ asyncUtilTimeout: 20_000 });
