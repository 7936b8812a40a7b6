import type { Browser } from 'playwright';
import { launchChromium } from '../../scripts/chromium/launch-chromium.ts';
import type { Measure } from '../report/table.ts';
import { leaks } from './leaks.ts';
import { listMeasure } from './lists.ts';
import { sizes } from './sizes.ts';
import { speedMeasures } from './speeds.ts';
import { tableMeasures } from './tables/index.ts';
import { timelineMeasures } from './timelines/index.ts';

interface Rounds {
  readonly rounds: number;
}

/** Goals 1 to 8 of the components. Seven rounds give a verdict within a fifth. */
export const uiMeasures = ({ rounds }: Rounds): Promise<Measure[]> =>
  inChromium(async (browser) => [
    ...(await sizes()),
    ...(await speedMeasures(browser, rounds)),
    await leaks(browser),
  ]);

/** Goals 9 and 10: tables and grids. */
export const tablesMeasures = ({ rounds }: Rounds): Promise<Measure[]> =>
  inChromium((browser) => tableMeasures(browser, rounds));

/** Goal 11: a list of 5,000 options. */
export const listsMeasures = ({ rounds }: Rounds): Promise<Measure[]> =>
  inChromium(async (browser) => [await listMeasure(browser, rounds)]);

/** Goal 15: timelines of resources. */
export const timelinesMeasures = ({ rounds }: Rounds): Promise<Measure[]> =>
  inChromium((browser) => timelineMeasures(browser, rounds));

async function inChromium(measure: (browser: Browser) => Promise<Measure[]>): Promise<Measure[]> {
  const browser = await launchChromium('--js-flags=--expose-gc');
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
