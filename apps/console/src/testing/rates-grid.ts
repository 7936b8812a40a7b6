import type { RateCreate, RateResult } from '@booking/api-client';
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { type ConsoleStory, screenParameters } from './console-story.tsx';
import { anInstitute } from './institutes.ts';
import { ratesOf } from './rates.ts';

export const lakeview = anInstitute();
export const FROM = '2027-03-01';
export const path = `/all-institutes/${lakeview._id}/settings/addRates?from=${FROM}`;

export const saved: RateResult = {
  batch: 'c'.repeat(24),
  revision: 2,
  cells: 1,
  affected: 1,
  following: 0,
  skipped: [],
  before: { min: 4200, max: 4200, average: 4200, sum: 4200 },
  after: { min: 4500, max: 4500, average: 4500, sum: 4500 },
  unusual: [],
  kept: [],
  keptCount: 0,
};

/** Requests to save rates. */
export const sent: RateCreate[] = [];

/** The meta that all files of these stories share. */
export const ratesStories = {
  args: {
    history: [path],
    institutes: [lakeview],
    overrides: {
      'rate.list': ({ input }) => ratesOf(input),
      'rate.create': ({ input }) => {
        if (!input.dryRun) sent.push(input);
        return saved;
      },
    },
  },
  beforeEach: () => {
    sent.length = 0;
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The rates of an institute by category, package and day: edited like a spreadsheet, checked and saved together.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export const gridOf = () => screen.findByRole('treegrid', { name: `Rates of ${lakeview.name}` });

/** The cells of the first row of a package. */
export const cellsOf = async (name: RegExp) => {
  const [row] = within(await gridOf()).getAllByRole('row', { name });
  return within(row ?? document.body).getAllByRole('gridcell');
};

/** Makes a cell the active one. */
export const choose = (cell: HTMLElement | undefined) => userEvent.click(cell ?? document.body);

/** Opens the bulk change, for the selected cells if there are any. */
export async function openBulk() {
  await userEvent.click(screen.getByRole('button', { name: 'Bulk change' }));
  return within(await screen.findByRole('dialog', { name: 'Change rates in bulk' }));
}
