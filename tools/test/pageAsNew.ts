import { afterEach, beforeEach, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type {} from '@vitest/browser-playwright';
import { complaints, errors, rejections } from './pageComplaints';
import { emulateMedia } from './emulateMedia';
import { leaveAsFound } from './leaveAsFound';
import './tabRound';

const { viewport } = server.config.browser;

// Test files run one after another in one page, so that shared modules are loaded only once. This module
// runs before every file, so that no file finds what another left; its imports run only before the first.
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
await cleanup();
await leaveAsFound();
await emulateMedia('');
await page.viewport(viewport.width, viewport.height);

// vitest-browser-react cleans up only after the file that loads it, which is the first file in a page.
beforeEach(cleanup);

// Vitest runs this module anew only at an address that it makes of the time. Two files that left the same faked
// time behind would have the next one run without it.
afterEach(() => void vi.useRealTimers());

// A test fails on any console error or warning, uncaught error or unhandled rejection, even if its own
// assertions do not look for one. There are no exceptions: a message on the console is a bug. Messages
// during clean-up fail the next test.
afterEach(() => {
  for (const { defaultPrevented, message } of errors.splice(0))
    if (!defaultPrevented) complaints.push(`uncaught error: ${message}`);
  for (const { defaultPrevented, reason } of rejections.splice(0))
    if (!defaultPrevented) complaints.push(`unhandled rejection: ${String(reason)}`);
  const said = complaints.splice(0);
  if (said.length > 0) throw new Error(`The page complained:\n${said.join('\n')}`);
});
