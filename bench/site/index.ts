import { withHouse } from '../../e2e/product/running-product.ts';
import { launchChromium } from '../../scripts/chromium/launch-chromium.ts';
import { type Audit, audit, categories } from '../lighthouse/audit.ts';
import { median, ratioToBaseline } from '../report/figures.ts';
import type { Measure, Row } from '../report/table.ts';
import { serveBaseline } from './baseline.ts';
import { type ReadBytes, readBytes } from './bytes.ts';

/** Goal 11, and the pages that are only read. Bytes are counted in thousands here, as the goal counts them. */
const goals = {
  paint: 1.15,
  scriptBefore: 2_000,
  scriptAfter: 90_000,
  allBefore: 110_000,
  textPage: 20_000,
} as const;

/** The goal says five of five. */
const AUDITS = 5;

/** The landing page beside its baseline, and what the pages of the site weigh. */
export async function siteMeasures({ rounds }: { rounds: number }): Promise<Measure[]> {
  const baseline = await serveBaseline();
  const browser = await launchChromium();
  const measures: Measure[] = [];
  try {
    await withHouse(async (house) => {
      const { origin } = await house.start({ env: { SAMPLE_DATA: 'off' } });
      const audits = { baseline: [] as Audit[], landing: [] as Audit[] };
      for (let round = 0; round < Math.min(rounds, AUDITS); round += 1) {
        audits.baseline.push(await audit(`${baseline.origin}/`));
        audits.landing.push(await audit(`${origin}/`));
      }
      measures.push(lighthouseOf(audits));
      measures.push({
        title: 'Bytes on the wire, headers included (kB of 1,000 B)',
        columns: ['before a touch', 'script', 'read to the end', 'script'],
        rows: [
          landingRow(await readBytes(browser, `${origin}/`)),
          textRow('/privacy', await readBytes(browser, `${origin}/privacy`)),
          textRow('/terms', await readBytes(browser, `${origin}/terms`)),
        ],
      });
    });
  } finally {
    baseline.close();
    await browser.close();
  }
  return measures;
}

function lighthouseOf({
  baseline,
  landing,
}: Record<'baseline' | 'landing', readonly Audit[]>): Measure {
  const ratio = ratioToBaseline(
    landing.map(({ largestPaint }) => largestPaint),
    baseline.map(({ largestPaint }) => largestPaint),
  );
  const costly = [...new Set(landing.flatMap((result) => result.costly))].join(', ');
  const isFull = landing.every(({ scores }) => categories.every((name) => scores[name] === 100));
  const met =
    isFull &&
    ratio <= goals.paint &&
    landing.every(({ blocked, shift }) => blocked === 0 && shift === 0);
  return {
    title: `11. Landing page, Lighthouse mobile, ${landing.length} runs: the least score of each`,
    columns: [...categories, 'LCP ms', '× baseline', 'TBT ms', 'CLS', 'requests'],
    rows: [
      { who: 'baseline (one file, no script, no face)', cells: auditCells(baseline, 1) },
      {
        who: '/',
        cells: auditCells(landing, ratio),
        goal: {
          met,
          text: `100 × 4, ${goals.paint} × baseline, 0, 0${costly && `; costs: ${costly}`}`,
        },
      },
    ],
  };
}

function auditCells(audits: readonly Audit[], ratio: number): string[] {
  const least = (name: (typeof categories)[number]) =>
    Math.min(...audits.map(({ scores }) => scores[name]));
  const middle = (figure: (result: Audit) => number) => median(audits.map(figure));
  return [
    ...categories.map((name) => `${least(name)}`),
    middle(({ largestPaint }) => largestPaint).toFixed(0),
    ratio.toFixed(2),
    middle(({ blocked }) => blocked).toFixed(0),
    Math.max(...audits.map(({ shift }) => shift)).toFixed(3),
    `${middle(({ requests }) => requests)}`,
  ];
}

const thousands = (bytes: number) => (bytes / 1000).toFixed(1);

function bytesRow(who: string, { before, after }: ReadBytes, goal: Row['goal']): Row {
  const cells = [before.all, before.script, after.all, after.script].map(thousands);
  return goal ? { who, cells, goal } : { who, cells };
}

function landingRow(bytes: ReadBytes): Row {
  return bytesRow('/', bytes, {
    met:
      bytes.before.script <= goals.scriptBefore &&
      bytes.after.script <= goals.scriptAfter &&
      bytes.before.all <= goals.allBefore,
    text: `${thousands(goals.allBefore)} before, script ${thousands(goals.scriptBefore)} and ${thousands(goals.scriptAfter)}`,
  });
}

function textRow(who: string, bytes: ReadBytes): Row {
  const own = bytes.after.all - bytes.after.fonts;
  return bytesRow(`${who}, ${thousands(own)} without faces`, bytes, {
    met: own <= goals.textPage,
    text: `${thousands(goals.textPage)} without faces`,
  });
}
