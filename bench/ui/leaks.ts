import type { Browser, CDPSession } from 'playwright';
import type { Measure, Row } from '../report/table.ts';
import { called, counter, openPage } from './open-page.ts';

const counters = ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'] as const;

/** Until V8 has compiled what it will: that is heap too, and of 20 cycles after 5 it is 140 kB for ours. */
const WARM_UP = 45;

/** Goal 8: what 20 rounds of mounting everything leave behind. */
export async function leaks(browser: Browser): Promise<Measure> {
  const rows: Row[] = [];
  for (const who of ['baseline', 'booking', 'radix', 'base-ui', 'react-aria', 'mantine'] as const) {
    const { page, cdp, close } = await openPage(browser, who);
    const cycles = (count: number) =>
      page.evaluate(async (times) => {
        for (let n = 0; n < times; n++) await bench.cycle();
      }, count);
    await cycles(WARM_UP);
    const elementsBefore = await page.evaluate(() => bench.elements());
    const before = await settled(cdp);
    await cycles(20);
    const after = await settled(cdp);
    const elements = (await page.evaluate(() => bench.elements())) - elementsBefore;
    await close();
    const [nodes = 0, listeners = 0, heap = 0] = after.map((value, n) => value - (before[n] ?? 0));
    const kB = heap / 1024;
    rows.push({
      who: called[who],
      cells: [signed(nodes), signed(listeners), kB.toFixed(0), signed(elements)],
      ...(who === 'booking' && {
        goal: {
          text: '+0, +0, ≤ 60 kB, 0 left',
          met: nodes <= 0 && listeners <= 0 && kB <= 60 && elements <= 0,
        },
      }),
    });
  }
  return {
    title: '8. 20 cycles of 200 buttons, 50 tooltips and an opened modal',
    columns: ['nodes', 'listeners', 'heap kB', 'elements left'],
    rows,
  };
}

/** The counters when the collector has taken what it can. */
async function settled(cdp: CDPSession): Promise<number[]> {
  for (let n = 0; n < 3; n++) await cdp.send('HeapProfiler.collectGarbage');
  const values: number[] = [];
  for (const name of counters) values.push(await counter(cdp, name));
  return values;
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
