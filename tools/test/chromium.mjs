import { statfsSync } from 'node:fs';

/** Features of Chromium outside its pages, which no test needs. */
const featuresLeftOut = [
  // Suggestions under the address bar: two more pages in every window, a sixth of the journeys' time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A spare process for a site that is not visited: a quarter of the time that a new window takes.
  'SpareRendererForSitePerProcess',
  // Chromium uses only the last list that it is given, so this repeats the features that Playwright disables.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** With less shared memory, a page that needs much of it would crash; a container often has 64 MB. */
const enoughSharedMemory = 2 ** 30;

function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= enoughSharedMemory;
  } catch {
    return false;
  }
}

/** How every test starts Chromium: Debian's, or the one that CHROMIUM_PATH names. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    `--disable-features=${featuresLeftOut.join(',')}`,
  ],
  // By default Playwright makes Chromium share memory through files in /tmp: a twelfth more processor time.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
};
