import { afterEach, beforeEach, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type {} from '@vitest/browser-playwright';
import { complaints, errors, rejections } from './pageComplaints';
import { leaveAsFound } from './leaveAsFound';
import './tabRound';

// Files of tests take turns in one page, which saves loading all their modules in a page for each. This runs
// ahead of every file, so that none finds what another left; what it imports is loaded with the first.
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.useRealTimers();
await cleanup();
await leaveAsFound();
// What a file has emulated takes the place of all that was emulated before, the browser's own included.
await cdp().send('Emulation.setEmulatedMedia', {
  media: '',
  features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
});

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
