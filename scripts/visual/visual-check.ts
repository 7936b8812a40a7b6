import { judged } from '../check/check.ts';
import { playwright, type TestRun } from '../check/test-runs.ts';
import { pinnedChromium } from '../chromium/pinned-chromium.ts';
import { whyNotComparable } from './canary.ts';

const pictures = playwright(
  'visual',
  'every component as in its pictures, to the last bit, in the pinned Chromium',
  'visual',
);

/** The short form of `npm run visual`. */
export const visual: TestRun = {
  ...pictures,
  async run() {
    const chromium = await pinnedChromium();
    if ('lacks' in chromium) return judged([], chromium.lacks);
    const reason = await whyNotComparable(chromium);
    return reason === undefined ? pictures.run() : judged([], reason);
  },
};
