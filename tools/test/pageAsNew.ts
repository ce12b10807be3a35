import { afterEach, beforeEach, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type {} from '@vitest/browser-playwright';
import { complaints, errors, rejections } from './pageComplaints';
import { emulateMedia } from './emulateMedia';
import { leaveAsFound } from './leaveAsFound';
import './tabRound';

const { viewport } = server.config.browser;

// Files of tests take turns in one page, which saves loading all their modules in a page for each. This runs
// ahead of every file, so that none finds what another left; what it imports is loaded with the first.
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
await cleanup();
await leaveAsFound();
await emulateMedia('');
await page.viewport(viewport.width, viewport.height);

// The library cleans up after the file that loads it, which is the first of a page alone.
beforeEach(cleanup);

// A test fails on any console error or warning, uncaught error or unhandled rejection, also one that its own
// assertions did not look at. Nothing is expected here: what a part says on the console is a bug. What it says
// as it goes away falls to the test after it.
afterEach(() => {
  for (const { defaultPrevented, message } of errors.splice(0))
    if (!defaultPrevented) complaints.push(`uncaught error: ${message}`);
  for (const { defaultPrevented, reason } of rejections.splice(0))
    if (!defaultPrevented) complaints.push(`unhandled rejection: ${String(reason)}`);
  const said = complaints.splice(0);
  if (said.length > 0) throw new Error(`The page complained:\n${said.join('\n')}`);
});
