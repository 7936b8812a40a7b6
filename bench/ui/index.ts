import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../scripts/chromium/find-chromium.ts';
import type { Measure } from '../report/table.ts';
import { leaks } from './leaks.ts';
import { sizes } from './sizes.ts';
import { speedMeasures } from './speeds.ts';

/** Goals 1 to 8 of the components. Seven rounds give a verdict within a fifth. */
export async function uiMeasures({ rounds }: { rounds: number }): Promise<Measure[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumFlags, '--js-flags=--expose-gc'],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    return [...(await sizes()), ...(await speedMeasures(browser, rounds)), await leaks(browser)];
  } finally {
    await browser.close();
  }
}
