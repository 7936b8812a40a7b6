import { withHouse } from '../../e2e/product/running-product.ts';
import { type Audit, audit, categories } from '../lighthouse/audit.ts';
import { median } from '../report/figures.ts';
import type { Measure, Row } from '../report/table.ts';

/** Goal of each category, on every page. */
const GOAL = 95;
/** Eight pages, half a minute each. */
const AUDITS_MAX = 5;

/** A page of each kind; the search is a dialog of all of them. */
const pages = ['', 'button/', 'data-table/', 'client/institution/'] as const;

/** The documentation in Lighthouse, as the product serves it. */
export async function docsMeasures({ rounds }: { rounds: number }): Promise<Measure[]> {
  const measures: Measure[] = [];
  await withHouse(async (house) => {
    const { origin } = await house.start({ env: { SAMPLE_DATA: 'off' } });
    for (const [title, isDesktop] of [
      ['mobile', false],
      ['desktop', true],
    ] as const) {
      const rows: Row[] = [];
      for (const page of pages) {
        const audits: Audit[] = [];
        for (let round = 0; round < Math.min(rounds, AUDITS_MAX); round += 1) {
          audits.push(await audit(`${origin}/design/${page}`, { isDesktop }));
        }
        rows.push(rowOf(`/design/${page}`, audits));
      }
      measures.push({
        title: `Documentation, Lighthouse ${title}, ${Math.min(rounds, AUDITS_MAX)} runs: the least score of each`,
        columns: [...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'kB', 'script', 'requests'],
        rows,
      });
    }
  });
  return measures;
}

function rowOf(who: string, audits: readonly Audit[]): Row {
  const least = categories.map((name) => Math.min(...audits.map(({ scores }) => scores[name])));
  const middle = (figure: (result: Audit) => number) => median(audits.map(figure));
  const costly = [...new Set(audits.flatMap((result) => result.costly))].join(', ');
  return {
    who,
    cells: [
      ...least.map(String),
      middle(({ firstPaint }) => firstPaint).toFixed(0),
      middle(({ largestPaint }) => largestPaint).toFixed(0),
      middle(({ blocked }) => blocked).toFixed(0),
      Math.max(...audits.map(({ shift }) => shift)).toFixed(3),
      (middle(({ bytes }) => bytes) / 1000).toFixed(1),
      (middle(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1),
      `${middle(({ requests }) => requests)}`,
    ],
    goal: {
      met: least.every((score) => score >= GOAL),
      text: `${GOAL} × 4${costly && `; costs: ${costly}`}`,
    },
  };
}
