import type { Browser } from 'playwright';
import { median, rotated } from '../../report/figures.ts';
import { kilobytes, type Measure, type Row } from '../../report/table.ts';
import { importing, timelineScript, weight } from '../bundle.ts';
import { type BenchPage, mainThread, openScript } from '../open-page.ts';

const modules = '../node_modules';

/**
 * The style sheets that each needs; FullCalendar brings its own by script. MUI's EventTimeline is not in the public
 * registry.
 */
const contestants = {
  booking: {
    title: '@booking/ui',
    sheets: [`${modules}/@booking/ui/dist/styles.css`],
    source: importing(['ResourceTimeline'], '@booking/ui/resource-timeline'),
  },
  fullcalendar: {
    title: 'FullCalendar 6, resource timeline',
    sheets: [],
    source: `import FullCalendar from '@fullcalendar/react';
      import timeline from '@fullcalendar/resource-timeline';
      import interaction from '@fullcalendar/interaction';
      globalThis.kept = [FullCalendar, timeline, interaction];`,
  },
  'react-calendar-timeline': {
    title: 'react-calendar-timeline 0.30 beta',
    sheets: [`${modules}/react-calendar-timeline/dist/style.css`],
    source: `import Timeline from 'react-calendar-timeline'; globalThis.kept = Timeline;`,
  },
  'event-calendar': {
    title: 'EventCalendar 5, resource timeline',
    sheets: [`${modules}/@event-calendar/core/dist/index.css`],
    source: importing(
      ['createCalendar', 'ResourceTimeline', 'Interaction'],
      '@event-calendar/core',
    ),
  },
} as const satisfies Record<string, { title: string; sheets: readonly string[]; source: string }>;

type Contestant = keyof typeof contestants;

interface Subject {
  readonly title: string;
  readonly rooms: number;
  readonly days: number;
  readonly perRoom: number;
  readonly who: readonly Contestant[];
}

const subjects: readonly Subject[] = [
  {
    title: '15. A timeline of 100 rows, 60 days and 1,000 stays: milliseconds of the main thread',
    rooms: 100,
    days: 60,
    perRoom: 10,
    who: ['booking', 'fullcalendar', 'react-calendar-timeline', 'event-calendar'],
  },
  {
    title:
      '15. A timeline of 500 rows, 365 days and 20,000 stays, of those who draw only what is in view',
    rooms: 500,
    days: 365,
    perRoom: 40,
    who: ['booking', 'react-calendar-timeline'],
  },
];

const MOUNTS = 2;
const STEPS = 20;
const DISTANCE = 120;

/** Figures of one contestant in one round: milliseconds of the main thread, of which other processes take none. */
interface Figures {
  readonly mount: number;
  readonly down: number;
  readonly along: number;
  readonly drag: number;
  /** The most after it has been scrolled. */
  readonly nodes: number;
}

/** Goal 15: timelines, interleaved: in each round every contestant has a fresh page, in a turning order. */
export async function timelineMeasures(browser: Browser, rounds: number): Promise<Measure[]> {
  const scripts = new Map<Contestant, string>();
  for (const who of Object.keys(contestants).filter(isContestant)) {
    scripts.set(who, await timelineScript(who));
  }
  const measures: Measure[] = [await bytes()];
  for (const subject of subjects) {
    const taken = new Map<Contestant, Figures[]>(subject.who.map((who) => [who, []]));
    for (let round = 0; round < rounds; round++) {
      for (const who of rotated(subject.who, round)) {
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

const isContestant = (name: string): name is Contestant => name in contestants;

async function figuresOf({ page, cdp }: BenchPage, subject: Subject): Promise<Figures> {
  const { rooms, days, perRoom } = subject;
  await cdp.send('Performance.disable');
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  page.setDefaultTimeout(120_000);
  await page.evaluate(([r, d, n]) => timelines.prepare(r, d, n), [rooms, days, perRoom] as const);
  const once = () => mainThread(cdp, () => page.evaluate(() => timelines.mount()));
  // The first one compiles the code.
  await once();
  const times: number[] = [];
  for (let n = 0; n < MOUNTS; n++) {
    await page.evaluate(() => timelines.unmount());
    times.push(await once());
  }
  const drag = await dragged({ page, cdp });
  let nodes = 0;
  const scrolled = async (top: number, left: number) => {
    const ms = await mainThread(cdp, () =>
      page.evaluate(([steps, distance]) => timelines.scroll(steps, distance), [
        STEPS,
        { top, left },
      ] as const),
    );
    nodes = Math.max(nodes, await page.evaluate(() => timelines.nodes()));
    return ms / STEPS;
  };
  const down = await scrolled(DISTANCE, 0);
  const along = await scrolled(0, DISTANCE);
  return { mount: median(times), down, along, drag, nodes };
}

/** Milliseconds for one move of a drag. */
async function dragged({ page, cdp }: Pick<BenchPage, 'page' | 'cdp'>): Promise<number> {
  const { x, y } = await page.evaluate(() => timelines.stay());
  // Some move only what is selected.
  await page.mouse.click(x, y);
  await page.evaluate(() => timelines.painted());
  await page.mouse.down();
  await page.mouse.move(x + 12, y);
  const ms = await mainThread(cdp, async () => {
    for (let step = 1; step <= STEPS; step++) {
      await page.mouse.move(x + 12 + step * 8, y + step * 4);
      await page.evaluate(() => timelines.painted());
    }
  });
  await page.mouse.up();
  await page.evaluate(() => timelines.painted());
  if ((await page.evaluate(() => timelines.moved())) === 0) throw new Error('Nothing was moved.');
  return ms / STEPS;
}

function measureOf({ title, who }: Subject, taken: ReadonlyMap<Contestant, Figures[]>): Measure {
  const middle = (name: Contestant, figure: keyof Figures) =>
    median((taken.get(name) ?? []).map((figures) => figures[figure]));
  const rows = who.map((name): Row => {
    const cell = (figure: keyof Figures) => {
      const ratio = middle(name, figure) / middle('booking', figure);
      const digits = figure === 'nodes' ? 0 : 1;
      const text = middle(name, figure).toFixed(digits);
      return name === 'booking' ? text : `${text} (${ratio.toFixed(1)} ×)`;
    };
    const [mount, nodes] = [middle(name, 'mount'), middle(name, 'nodes')];
    const most = Math.max(middle(name, 'down'), middle(name, 'along'), middle(name, 'drag'));
    return {
      who: contestants[name].title,
      cells: [cell('mount'), cell('down'), cell('along'), cell('drag'), cell('nodes')],
      ...(name === 'booking' && {
        goal: {
          text: '≤ 60 ms, ≤ 25 ms a step, ≤ 600 nodes',
          met: mount <= 60 && most <= 25 && nodes <= 600,
        },
      }),
    };
  });
  return {
    title,
    columns: ['mount', 'a step down', 'a step along', 'a move of a drag', 'nodes'],
    rows,
  };
}

async function bytes(): Promise<Measure> {
  const rows: Row[] = [];
  for (const who of Object.keys(contestants).filter(isContestant)) {
    const { title, source } = contestants[who];
    const size = await weight(source);
    rows.push({
      who: title,
      cells: [kilobytes(size)],
      ...(who === 'booking' && { goal: { text: '≤ 14 kB', met: size <= 14 * 1024 } }),
    });
  }
  const datePicker = importing(['DatePicker'], '@booking/ui/date-picker');
  const both = await weight(
    `${datePicker} import { ResourceTimeline } from '@booking/ui/resource-timeline'; globalThis.more = ResourceTimeline;`,
  );
  rows.push({
    who: '@booking/ui, in a page that has a DatePicker',
    cells: [kilobytes(both - (await weight(datePicker)))],
  });
  return { title: '15. A resource timeline (kB gzip, React outside)', columns: ['kB'], rows };
}
