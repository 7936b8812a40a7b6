import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where the systems that people use keep a Chromium, the likeliest first. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium to test in: `CHROMIUM`, else the system's, else the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM;
  return [...(configured ? [configured] : places), chromium.executablePath()].find((file) =>
    existsSync(file),
  );
}

/**
 * Features of a browser with windows that a test has no use for. The three popups of the address bar are pages of their
 * own, loaded with every window. The rest is what Playwright switches off: of two lists the browser reads the last.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
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

/** How every check starts it: the same picture on every machine, and no traffic of its own. */
export const chromiumFlags = [
  `--disable-features=${disabledFeatures.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
