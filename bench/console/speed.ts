import type { Page } from 'playwright';
import { signIn as apiAs } from '../../e2e/product/api.ts';
import { withHouse } from '../../e2e/product/running-product.ts';
import { launchChromium } from '../../scripts/chromium/launch-chromium.ts';
import { percentile } from '../report/figures.ts';
import type { Measure, Row } from '../report/table.ts';
import { type Interaction, interactionsOf } from './interactions.ts';
import { servePage } from './page-server.ts';
import { signIn } from './sign-in.ts';
import { peerSteps, walks } from './walk.ts';

/** Milliseconds until the next paint that feel immediate, for all but 2 % of interactions. */
const GOAL_MS = 200;
const PERCENT = 98;
/** Each takes a minute. */
const WALKS_MAX = 3;

/** Every kind of interaction of the console, four times slower, beside a list of the same size in MUI X. */
export async function speedMeasures({ rounds }: { rounds: number }): Promise<Measure[]> {
  const browser = await launchChromium();
  const peer = await servePage('peer');
  try {
    return await withHouse(async (house) => {
      const { origin } = await house.start();
      const ours: Interaction[] = [];
      const theirs: Interaction[] = [];
      const institute = await hotelWithRates(origin);
      for (let round = 0; round < Math.min(rounds, WALKS_MAX); round += 1) {
        for (const { path, steps } of walks(institute)) {
          const open = async (page: Page) => {
            await signIn(page, origin);
            await page.goto(`${origin}${path}`);
            await page.getByRole('heading', { level: 1 }).waitFor();
          };
          ours.push(...(await interactionsOf(browser, open, steps)));
        }
        const open = (page: Page) => page.goto(peer.origin);
        theirs.push(...(await interactionsOf(browser, open, peerSteps)));
      }
      return [measureOf(ours, theirs)];
    });
  } finally {
    peer.close();
    await browser.close();
  }
}

function measureOf(ours: readonly Interaction[], theirs: readonly Interaction[]): Measure {
  const names = [...new Set(ours.map(({ step }) => step))];
  const worst = percentile(durations(ours), PERCENT);
  return {
    title: 'Interactions until the next paint, 4 times slower (ms)',
    columns: ['console', 'MUI X'],
    rows: [
      ...names.map(
        (step): Row => ({
          who: step,
          cells: [ours, theirs].map((all) =>
            slowest(all.filter((interaction) => interaction.step === step)),
          ),
        }),
      ),
      {
        who: `${PERCENT}th percentile of all`,
        cells: [String(worst), String(percentile(durations(theirs), PERCENT))],
        goal: { met: worst <= GOAL_MS, text: `${GOAL_MS}` },
      },
    ],
  };
}

const durations = (all: readonly Interaction[]) => all.map(({ duration }) => duration);

const slowest = (all: readonly Interaction[]) =>
  all.length === 0 ? '' : String(Math.max(...durations(all)));

interface Hotel {
  readonly _id: string;
  readonly counts: { readonly assets: number };
  readonly template: { readonly name: string };
}

/** The id of a sample hotel with rates. */
async function hotelWithRates(origin: string): Promise<string> {
  const { accessToken } = await apiAs(origin);
  const response = await fetch(`${origin}/api/v1/institution?limit=100`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const { data }: { data: { institutions: readonly Hotel[] } } = await response.json();
  const hotel = data.institutions.find(
    ({ counts, template }) => counts.assets > 0 && template.name === 'Hospitality',
  );
  if (!hotel) throw new Error('The sample data has no hotel with assets.');
  return hotel._id;
}
