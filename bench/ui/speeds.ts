import type { Browser } from 'playwright';
import { median, ratioToBaseline, rotated } from '../report/figures.ts';
import type { Measure, Row } from '../report/table.ts';
import { type BenchPage, type Contestant, called, mainThread, openPage } from './open-page.ts';

/** One figure of a page in milliseconds, and the goal for ours as a ratio to the baseline. */
interface Speed {
  readonly title: string;
  readonly who: readonly Contestant[];
  readonly goal: number;
  /** Taken as often as given on one page, the middle one counts; 3 by default. */
  readonly repeats?: number;
  take(page: BenchPage): Promise<number>;
}

const withButtons: readonly Contestant[] = [
  'baseline',
  'booking',
  'base-ui',
  'react-aria',
  'mantine',
];
const withOverlays: readonly Contestant[] = [
  'baseline',
  'booking',
  'radix',
  'base-ui',
  'react-aria',
  'mantine',
];

const speeds: readonly Speed[] = [
  {
    title: '4. Mount 1,000 buttons',
    who: withButtons,
    goal: 1.15,
    take: ({ page }) => page.evaluate(() => bench.mountButtons(1000)),
  },
  {
    title: '4. 1,000 buttons to loading and back',
    who: withButtons,
    goal: 1.3,
    take: ({ page }) => page.evaluate(() => bench.toggleLoading(1000)),
  },
  {
    title: '4. Render 1,000 buttons again, nothing changed',
    who: withButtons,
    goal: 1.2,
    take: ({ page }) => page.evaluate(() => bench.rerenderUnchanged(1000)),
  },
  {
    title: '5. Mount 200 controls with a tooltip',
    who: withOverlays,
    goal: 1.5,
    take: ({ page }) => page.evaluate(() => bench.mountHinted(200)),
  },
  {
    title: '6. Open and close a modal, main thread',
    who: withOverlays,
    goal: 1.5,
    take: ({ page, cdp }) =>
      mainThread(cdp, () =>
        page.evaluate(async () => {
          await bench.openModal();
          await bench.closeModal();
        }),
      ),
  },
  {
    title: '7. Fire 50 toasts, main thread',
    who: [...withOverlays, 'toastify'],
    goal: 2,
    repeats: 1,
    take: ({ page, cdp }) => mainThread(cdp, () => page.evaluate(() => bench.fireToasts(50))),
  },
];

/** Goals 4 to 7, interleaved: in each round every contestant has a fresh page, in a turning order. */
export async function speedMeasures(browser: Browser, rounds: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const speed of speeds) measures.push(await against(browser, rounds, speed));
  measures.push(await growthOfToasts(browser, rounds));
  measures.push(await firstFrame(browser));
  measures.push(await markup(browser));
  return measures;
}

async function against(browser: Browser, rounds: number, speed: Speed): Promise<Measure> {
  const figures = new Map<Contestant, number[]>(speed.who.map((who) => [who, []]));
  for (let round = 0; round < rounds; round++) {
    for (const who of rotated(speed.who, round)) {
      const page = await openPage(browser, who);
      // The first one compiles the code.
      if (speed.repeats !== 1) await speed.take(page);
      const taken: number[] = [];
      for (let n = 0; n < (speed.repeats ?? 3); n++) taken.push(await speed.take(page));
      await page.close();
      figures.get(who)?.push(median(taken));
    }
  }
  const baseline = figures.get('baseline') ?? [];
  const rows = speed.who.map((who): Row => {
    const own = figures.get(who) ?? [];
    const ratio = ratioToBaseline(own, baseline);
    return {
      who: called[who],
      cells: [ratio.toFixed(2), median(own).toFixed(1)],
      ...(who === 'booking' && { goal: { text: `≤ ${speed.goal}`, met: ratio <= speed.goal } }),
    };
  });
  return { title: speed.title, columns: ['× baseline', 'ms'], rows };
}

async function growthOfToasts(browser: Browser, rounds: number): Promise<Measure> {
  const who: readonly Contestant[] = ['booking', 'toastify'];
  const ratios = new Map<Contestant, number[]>(who.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of rotated(who, round)) {
      const times: number[] = [];
      for (const count of [50, 100]) {
        const { page, cdp, close } = await openPage(browser, name);
        times.push(await mainThread(cdp, () => page.evaluate((n) => bench.fireToasts(n), count)));
        await close();
      }
      ratios.get(name)?.push((times[1] ?? Number.NaN) / (times[0] ?? Number.NaN));
    }
  }
  return {
    title: '7. 100 toasts against 50',
    columns: ['×'],
    rows: who.map((name): Row => {
      const ratio = median(ratios.get(name) ?? []);
      return {
        who: called[name],
        cells: [ratio.toFixed(2)],
        ...(name === 'booking' && { goal: { text: '≤ 2.2', met: ratio <= 2.2 } }),
      };
    }),
  };
}

async function firstFrame(browser: Browser): Promise<Measure> {
  const rows: Row[] = [];
  for (const who of ['baseline', 'booking', 'radix', 'mantine'] as const) {
    const { page, close } = await openPage(browser, who);
    const { framesUntilThere, hasFocusInside } = await page.evaluate(() => bench.openModal());
    await close();
    rows.push({
      who: called[who],
      cells: [String(framesUntilThere), hasFocusInside ? 'yes' : 'no'],
      ...(who === 'booking' && {
        goal: { text: 'next frame, with focus', met: framesUntilThere === 1 && hasFocusInside },
      }),
    });
  }
  return { title: '6. The opened modal', columns: ['frames', 'focus inside'], rows };
}

async function markup(browser: Browser): Promise<Measure> {
  const rows: Row[] = [];
  for (const who of withButtons) {
    const { page, close } = await openPage(browser, who);
    const { bytes, nodes } = await page.evaluate(() => bench.buttonMarkup());
    await close();
    rows.push({
      who: called[who],
      cells: [String(nodes), String(bytes)],
      ...(who === 'booking' && {
        goal: { text: '1 node, ≤ 90 B', met: nodes === 1 && bytes <= 90 },
      }),
    });
  }
  return { title: '4. One button in the document', columns: ['nodes', 'B of HTML'], rows };
}
