import { statfsSync } from 'node:fs';

/** What Chromium does beside its pages, and a test has no use for. */
const featuresLeftOut = [
  // Suggestions under the address bar: two more pages in every window, a sixth of what journeys took.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Ready for a site that is not visited: a fourth of what a new window takes.
  'SpareRendererForSitePerProcess',
  // Chromium heeds the last list it is given, so what Playwright leaves out stands here again.
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

/** Less than this and a page that shares much would crash; a container often has 64 MB. */
const enoughSharedMemory = 2 ** 30;

function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= enoughSharedMemory;
  } catch {
    return false;
  }
}

/** How every test starts Chromium: Debian's, or the one that `ensureBrowser` found or was told of. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    `--disable-features=${featuresLeftOut.join(',')}`,
  ],
  // Playwright has Chromium share memory through files in /tmp, which takes a twelfth more processor time.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
};
