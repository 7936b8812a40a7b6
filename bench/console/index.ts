import { superAdmin } from '../../e2e/product/accounts.ts';
import { withHouse } from '../../e2e/product/running-product.ts';
import { weighConsole } from '../../scripts/bytes/console.ts';
import { launchChromium } from '../../scripts/chromium/launch-chromium.ts';
import { type Audit, type AuditOptions, audit } from '../lighthouse/audit.ts';
import { median, ratioToBaseline } from '../report/figures.ts';
import { kilobytes, type Measure, type Row } from '../report/table.ts';
import { type Frames, listFrames } from './frames.ts';
import { servePage } from './page-server.ts';
import { type RouteChange, routeChange, type Ways } from './routes.ts';
import { signIn } from './sign-in.ts';
import { type Visit, visit } from './visit.ts';

/** Goal 12. Bytes are those of brotli. */
const goals = {
  script: 95_000,
  screen: 20_000,
  requests: 8,
  lcp: 1.3,
  usable: 1.5,
  score: 98,
  warm: 60,
  cold: 450,
};

/** Runs of Lighthouse a page: each takes a quarter of a minute. */
const AUDITS_MAX = 5;

/**
 * Categories that Lighthouse judges here. The console asks not to be indexed, so how it would be found is no question.
 */
const judged = ['performance', 'accessibility', 'best-practices'] as const;

/** The console as it is built, beside its baseline in the same rounds. */
export async function consoleMeasures({ rounds }: { rounds: number }): Promise<Measure[]> {
  const browser = await launchChromium();
  const baseline = await servePage('baseline');
  try {
    return await withHouse(async (house) => {
      const { origin } = await house.start();
      const visits = { baseline: [] as Visit[], login: [] as Visit[] };
      const frames: Frames[] = [];
      const changes = { baseline: [] as RouteChange[], console: [] as RouteChange[] };
      for (let round = 0; round < rounds; round += 1) {
        visits.baseline.push(await visit(browser, `${baseline.origin}/`, 'input[type=email]'));
        visits.login.push(await visit(browser, `${origin}/login`, 'input[type=email]'));
        changes.baseline.push(await routeChange(browser, baselineWays(baseline.origin)));
        changes.console.push(await routeChange(browser, consoleWays(origin)));
        frames.push(await listFrames(browser, listOf100(origin)));
      }
      const runs = Math.min(rounds, AUDITS_MAX);
      return [
        await bytes(),
        firstVisit(visits),
        routes(changes),
        framesOf(frames),
        {
          title: 'Lighthouse, mobile preset',
          columns: [...judged, 'LCP ms', 'TBT ms', 'CLS', 'kB', 'requests'],
          rows: [
            await audited('/login', `${origin}/login`, runs, {}),
            await audited('/home', `${origin}/home`, runs, { prepare: signedIn(origin) }),
          ],
        },
      ];
    });
  } finally {
    baseline.close();
    await browser.close();
  }
}

/** Measures the size of the build: the first script, and what each screen adds to it. */
async function bytes(): Promise<Measure> {
  const weights = await weighConsole();
  const first = weights.get('first') ?? Number.NaN;
  const screens = [...weights].filter(([name]) => name.endsWith('/route.tsx'));
  const heavy = screens.filter(([, size]) => size > goals.screen).map(([name]) => name);
  const most = Math.max(...screens.map(([, size]) => size));
  return {
    title: 'Bytes in brotli (kB of 1,000 B)',
    columns: ['kB'],
    rows: [
      {
        who: 'first script',
        cells: [(first / 1000).toFixed(1)],
        goal: { met: first <= goals.script, text: `${goals.script / 1000}` },
      },
      {
        who: `the heaviest of ${screens.length} screens`,
        cells: [(most / 1000).toFixed(1)],
        goal: {
          met: heavy.length === 0,
          text: `${goals.screen / 1000}${heavy.length > 0 ? ` (${heavy.join(', ')})` : ''}`,
        },
      },
    ],
  };
}

function baselineWays(origin: string): Ways {
  return {
    open: async (page) => void (await page.goto(origin)),
    there: '#list',
    back: '#back',
    heading: 'Institutes',
  };
}

function listOf100(origin: string): Parameters<typeof listFrames>[1] {
  return {
    async open(page) {
      await signIn(page, origin);
      await page.goto(`${origin}/all-institutes?limit=100`);
      // Rows out of view are not rendered.
      await page.getByRole('row').nth(5).waitFor();
    },
    field: 'Name, code, city, owner',
    text: 'lake',
  };
}

function consoleWays(origin: string): Ways {
  return {
    open: (page) => signIn(page, origin),
    there: 'a[href="/all-institutes"]',
    back: 'nav a[href^="/home"]',
    heading: 'Institutes',
  };
}

function signedIn(origin: string): AuditOptions['prepare'] {
  return async (page) => {
    await page.goto(`${origin}/login`);
    await page.locator('input[type=email]').fill(superAdmin.email);
    await page.locator('input[type=password]').fill(superAdmin.password);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/home');
    await page.waitForNetworkIdle();
  };
}

function firstVisit({ baseline, login }: Record<'baseline' | 'login', readonly Visit[]>): Measure {
  const of = (visits: readonly Visit[], figure: keyof Visit) =>
    median(visits.map((sample) => sample[figure]));
  const ratio = (figure: 'lcp' | 'usable') =>
    ratioToBaseline(
      login.map((sample) => sample[figure]),
      baseline.map((sample) => sample[figure]),
    );
  const cells = (visits: readonly Visit[]) => [
    kilobytes(of(visits, 'script')),
    `${of(visits, 'requestsBefore')}`,
    `${of(visits, 'requests')}`,
    of(visits, 'lcp').toFixed(0),
    of(visits, 'usable').toFixed(0),
  ];
  const [lcp, usable] = [ratio('lcp'), ratio('usable')];
  const met =
    of(login, 'requestsBefore') <= goals.requests && lcp <= goals.lcp && usable <= goals.usable;
  return {
    title: 'First visit, 4 times slower, 1.6 Mbit/s, 150 ms',
    columns: ['script kB before usable', 'requests before', 'in all', 'LCP ms', 'usable ms'],
    rows: [
      { who: 'baseline (React, no design)', cells: cells(baseline) },
      {
        who: '/login',
        cells: cells(login),
        goal: {
          met,
          text: `${goals.requests} requests, LCP ${lcp.toFixed(2)} of ${goals.lcp}, usable ${usable.toFixed(2)} of ${goals.usable}`,
        },
      },
    ],
  };
}

function routes({
  baseline,
  console,
}: Record<'baseline' | 'console', readonly RouteChange[]>): Measure {
  const of = (changes: readonly RouteChange[], figure: keyof RouteChange) =>
    median(changes.map((sample) => sample[figure]));
  const row = (who: string, changes: readonly RouteChange[]): Row => ({
    who,
    cells: [of(changes, 'cold').toFixed(0), of(changes, 'warm').toFixed(0)],
  });
  return {
    title: 'Another screen, click to paint, 4 times slower, 1.6 Mbit/s, 150 ms',
    columns: ['cold ms', 'warm ms'],
    rows: [
      row('baseline (React, no design)', baseline),
      {
        ...row('/home to /all-institutes', console),
        goal: {
          met: of(console, 'cold') <= goals.cold && of(console, 'warm') <= goals.warm,
          text: `${goals.cold} cold, ${goals.warm} warm`,
        },
      },
    ],
  };
}

function framesOf(frames: readonly Frames[]): Measure {
  const row = (who: string, key: keyof Frames): Row => {
    const long = median(frames.map((sample) => sample[key].long));
    const longest = median(frames.map((sample) => sample[key].longest));
    return {
      who,
      cells: [String(long), longest.toFixed(0)],
      goal: { met: long === 0, text: 'none' },
    };
  };
  return {
    title: 'A list of 100 institutes, 4 times slower',
    columns: ['frames over 25 ms', 'longest ms'],
    rows: [row('scrolled through', 'scroll'), row('searched', 'filter')],
  };
}

async function audited(
  who: string,
  url: string,
  runs: number,
  options: AuditOptions,
): Promise<Row> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await audit(url, options));
  const of = (figure: (result: Audit) => number) => median(audits.map(figure));
  const scores = judged.map((name) => of(({ scores }) => scores[name]));
  const costly = [...new Set(audits.flatMap((result) => result.costly))];
  const shift = of((result) => result.shift);
  return {
    who,
    cells: [
      ...scores.map(String),
      of(({ largestPaint }) => largestPaint).toFixed(0),
      of(({ blocked }) => blocked).toFixed(0),
      shift.toFixed(3),
      kilobytes(of(({ bytes }) => bytes)),
      String(of(({ requests }) => requests)),
    ],
    goal: {
      met: scores.every((score) => score >= goals.score) && shift === 0,
      text: `${goals.score} each, CLS 0${costly.length > 0 ? ` (costs points: ${costly.join(', ')})` : ''}`,
    },
  };
}
