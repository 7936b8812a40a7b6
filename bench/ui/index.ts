import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../scripts/chromium/find-chromium.ts';
import type { Measure } from '../report/table.ts';
import { leaks } from './leaks.ts';
import { sizes } from './sizes.ts';
import { speedMeasures } from './speeds.ts';
import { tableMeasures } from './tables/index.ts';

/** Goals 1 to 10 of the components. Seven rounds give a verdict within a fifth. */
export async function uiMeasures({ rounds }: { rounds: number }): Promise<Measure[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumFlags, '--js-flags=--expose-gc'],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    return [
      ...(await sizes()),
      ...(await speedMeasures(browser, rounds)),
      await leaks(browser),
      ...(await tableMeasures(browser, rounds)),
    ];
  } finally {
    await browser.close();
  }
}
