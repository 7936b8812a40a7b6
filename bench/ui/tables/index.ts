import type { Browser } from 'playwright';
import { median, rotated } from '../../report/figures.ts';
import type { Measure, Row } from '../../report/table.ts';
import { tableScript } from '../bundle.ts';
import { type BenchPage, counter, mainThread, openScript } from '../open-page.ts';

const ours = ['../node_modules/@booking/ui/dist/styles.css'];

const contestants = {
  baseline: { title: 'baseline (windowed divs)', sheets: [] },
  booking: { title: '@booking/ui', sheets: ours },
  tanstack: { title: 'TanStack Table 9 + Virtual', sheets: [] },
  mui: { title: 'MUI X Data Grid, 100 rows', sheets: [] },
} as const satisfies Record<string, { title: string; sheets: readonly string[] }>;

type Contestant = keyof typeof contestants;

const everyone: readonly Contestant[] = ['baseline', 'booking', 'tanstack', 'mui'];

/** Figures of one contestant in one round. */
interface Figures {
  readonly mount: number;
  /** The most while it scrolls. */
  readonly nodes: number;
  readonly heap: number;
  readonly longFrames: number;
  /** Milliseconds of the main thread for one step of scrolling. */
  readonly step: number;
  /** NaN if it is not sorted. */
  readonly sort: number;
}

interface Subject {
  readonly title: string;
  readonly what: 'table' | 'grid';
  readonly rows: number;
  readonly steps: number;
  readonly distance: number;
  readonly goal: { readonly text: string; readonly met: (figures: Figures) => boolean };
}

const subjects: readonly Subject[] = [
  {
    title: '9. A table of 100,000 rows',
    what: 'table',
    rows: 100_000,
    steps: 120,
    distance: 700,
    goal: {
      text: '40 ms, 35 MB, 250 nodes, 0 long frames, sort 100 ms',
      met: ({ mount, nodes, heap, longFrames, sort }) =>
        mount <= 40 && heap <= 35 && nodes <= 250 && longFrames === 0 && sort <= 100,
    },
  },
  {
    title: '10. A grid of 200 rows and 31 days',
    what: 'grid',
    rows: 0,
    steps: 90,
    distance: 60,
    goal: {
      text: '30 ms, 300 nodes, 0 long frames',
      met: ({ mount, nodes, longFrames }) => mount <= 30 && nodes <= 300 && longFrames === 0,
    },
  },
];

/** Goals 9 and 10, interleaved: in each round every contestant has a fresh page, in a turning order. */
export async function tableMeasures(browser: Browser, rounds: number): Promise<Measure[]> {
  const scripts = new Map<Contestant, string>();
  for (const who of everyone) scripts.set(who, await tableScript(who));
  const measures: Measure[] = [];
  for (const subject of subjects) {
    const taken = new Map<Contestant, Figures[]>(everyone.map((who) => [who, []]));
    for (let round = 0; round < rounds; round++) {
      for (const who of rotated(everyone, round)) {
        const { title, sheets } = contestants[who];
        const page = await openScript(browser, title, sheets, scripts.get(who) ?? '');
        taken.get(who)?.push(await figuresOf(page, subject));
        await page.close();
      }
    }
    measures.push(measureOf(subject, taken));
  }
  return measures;
}

async function figuresOf(
  { page, cdp }: BenchPage,
  { what, rows, steps, distance }: Subject,
): Promise<Figures> {
  await page.evaluate((count) => tables.prepare(count), rows);
  const once = async () => {
    const ms = await page.evaluate((kind) => tables.mount(kind), what);
    await page.evaluate(() => tables.unmount());
    return ms;
  };
  // The first one compiles the code.
  await once();
  const times = [await once(), await once(), await once()];
  await page.evaluate((kind) => tables.mount(kind), what);
  await cdp.send('HeapProfiler.collectGarbage');
  const heap = (await counter(cdp, 'JSHeapUsedSize')) / 1024 / 1024;
  let scrolled = { long: 0, nodes: 0 };
  const scrolling = await mainThread(cdp, async () => {
    scrolled = await page.evaluate(([n, by]) => tables.scroll(n, by), [steps, distance] as const);
  });
  const sort = what === 'table' ? await page.evaluate(() => tables.sort()) : Number.NaN;
  return {
    mount: median(times),
    nodes: scrolled.nodes,
    heap,
    longFrames: scrolled.long,
    step: scrolling / steps,
    sort,
  };
}

function measureOf({ title, goal }: Subject, taken: ReadonlyMap<Contestant, Figures[]>): Measure {
  const rows = everyone.map((who): Row => {
    const all = taken.get(who) ?? [];
    const middle = (name: keyof Figures) => median(all.map((figures) => figures[name]));
    const figures: Figures = {
      mount: middle('mount'),
      nodes: middle('nodes'),
      heap: middle('heap'),
      longFrames: middle('longFrames'),
      step: middle('step'),
      sort: middle('sort'),
    };
    const { mount, nodes, heap, longFrames, step, sort } = figures;
    return {
      who: contestants[who].title,
      cells: [
        mount.toFixed(1),
        nodes.toFixed(0),
        heap.toFixed(1),
        longFrames.toFixed(0),
        step.toFixed(1),
        who !== 'baseline' && Number.isFinite(sort) ? sort.toFixed(0) : '',
      ],
      ...(who === 'booking' && { goal: { text: `≤ ${goal.text}`, met: goal.met(figures) } }),
    };
  });
  return {
    title,
    columns: ['mount ms', 'nodes', 'heap MB', 'long frames', 'ms a step', 'sort ms'],
    rows,
  };
}
