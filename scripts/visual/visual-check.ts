import { judged } from '../check/check.ts';
import { playwright, type TestRun } from '../check/test-runs.ts';
import { pinnedChromium } from '../chromium/pinned-chromium.ts';

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
    return 'lacks' in chromium ? judged([], chromium.lacks) : pictures.run();
  },
};
