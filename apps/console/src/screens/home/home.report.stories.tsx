import { PLATFORM_TIME_ZONE } from '@booking/api-client/facts';
import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { aReport } from '../../testing/report.ts';
import { superAdmin } from '../../testing/users.ts';

const NOVEMBER = '/home?type=Month&date=2026-11-01';

const meta = {
  title: 'Console/Home/Report',
  component: ConsoleStory,
  args: { history: [NOVEMBER] },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  name: 'Behaviour: figures say how they moved, how they are counted, and what is not known',
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'At a glance' }));
    await waitFor(async () => expect(await figures.findByText('₹2,45,878')).toBeVisible());
    await expect(figures.getByText('4.1%')).toBeVisible();
    await expect(figures.getByText('30 paying, ₹8,196 each; ₹4,233 never paid')).toBeVisible();
    await expect(figures.getByText('5 more setting up')).toBeVisible();
    await expect(figures.getByRole('link', { name: /^New institutes/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/createdAt%5Bgte%5D=2026-\d\d-\d\dT.*createdAt%5Blt%5D=/),
    );
    // Three trials are no percentage, and nothing to compare.
    const conversion = figures.getByRole('link', { name: /^Trial conversion/ });
    await expect(conversion).toHaveAccessibleName('Trial conversion 2 of 3');
    await expect(figures.getByText('trials that ended in 30 days')).toBeVisible();
    await expect(figures.queryByText('no data')).toBeNull();
    await expect(
      figures.getByText('Amounts exclude 1 subscription in other currencies.'),
    ).toBeVisible();
    const label = figures.getByRole('button', { name: 'New institutes' });
    await expect(label).toHaveAccessibleDescription('Institutes added in the period.');
    await userEvent.click(label);
    const definition = figures.getByText('Institutes added in the period.', { selector: 'p' });
    await waitFor(() => expect(definition).toBeVisible());
  },
};

/** Comparisons that calls for figures requested. */
const compared: unknown[] = [];

export const Comparison: Story = {
  name: 'Behaviour: figures stand beside those of the period before, of a year before, or alone; the address has it',
  args: {
    overrides: {
      'report.superAdmin': ({ input }) => {
        if (input.sections?.includes('kpis')) compared.push(input.compare);
        const report = aReport(input);
        return input.compare === 'none' ? { ...report, comparedWith: null } : report;
      },
    },
  },
  // Before the story asks for anything.
  beforeEach: () => {
    compared.length = 0;
  },
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'At a glance' }));
    await waitFor(async () => expect(await figures.findByText(/^vs 2.{1,3}31 Oct/)).toBeVisible());
    const choice = figures.getByRole('combobox', { name: 'Compare with' });
    await expect(choice).toHaveValue('previous');
    await userEvent.selectOptions(choice, 'Same period last year');
    await waitFor(() => expect(compared.at(-1)).toBe('lastYear'));
    await userEvent.selectOptions(choice, 'Nothing');
    await waitFor(() => expect(figures.queryByText(/^vs/)).toBeNull());
    await expect(figures.getByText(/^Updated/)).toBeVisible();
    await waitFor(() => expect(compared).toEqual([undefined, 'lastYear', 'none']));
  },
};

/** How often each section was asked for. */
const asked = new Map<string, number>();

export const Kept: Story = {
  name: 'Behaviour: figures that the server has kept say when they were read, and newer ones take their place',
  args: {
    user: { ...superAdmin, timezone: PLATFORM_TIME_ZONE },
    overrides: {
      'report.superAdmin': ({ input }) => {
        const section = `${input.sections}`;
        asked.set(section, (asked.get(section) ?? 0) + 1);
        const report = aReport(input);
        return asked.get(section) === 1
          ? { ...report, ageSeconds: 120 }
          : { ...report, asOf: '2026-11-21T04:32:00.000Z' };
      },
    },
  },
  beforeEach: () => asked.clear(),
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'At a glance' }));
    await figures.findByText('10:00');
    await figures.findByText('10:02');
    await waitFor(() => expect([...asked.values()]).toEqual([2, 2, 2, 2]));
  },
};

export const ChartsAsTables: Story = {
  name: 'Behaviour: every chart has its numbers in a table, and they add up',
  // Figures of today have links only in a period with the platform's today.
  args: { history: ['/home?type=Month'], user: { ...superAdmin, timezone: PLATFORM_TIME_ZONE } },
  play: async ({ canvas }) => {
    const charts = within(await canvas.findByRole('region', { name: 'Trends and breakdowns' }));
    const plans = within(await charts.findByRole('table', { name: 'MRR by plan' }));
    await expect(plans.getByRole('row', { name: 'Standard × 14 ₹1,03,948 42.3%' })).toBeVisible();
    await expect(charts.getByText('₹2,45,878 today.')).toBeVisible();
    await expect(charts.getByRole('link', { name: 'Rajasthan' })).toHaveAttribute(
      'href',
      '/all-institutes?state=Rajasthan&status=Pending%2CActive%2CSuspended%2CInactive',
    );
    const [asTable] = charts.getAllByRole('button', { name: 'Show as table' });
    asTable?.focus();
    await userEvent.keyboard('c');
    await expect(
      charts.getByRole('row', { name: 'Nov 2026 ₹19,500 ₹4,000 ₹0 ₹0 -₹3,998 ₹19,502' }),
    ).toBeVisible();
  },
};

const server = { fails: true };

/** A report whose one section fails, until the server has recovered. */
function failing(section: string): Story {
  return {
    args: {
      overrides: {
        'report.superAdmin': ({ input }) =>
          server.fails && input.sections?.includes(section as 'kpis')
            ? failure('FORBIDDEN')
            : aReport(input),
      },
    },
    beforeEach: () => {
      server.fails = true;
    },
  };
}

export const FiguresFailed: Story = {
  ...failing('kpis'),
  name: 'States: the figures failed alone',
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the figures');
    const charts = within(await canvas.findByRole('region', { name: 'Trends and breakdowns' }));
    await waitFor(async () => expect(await charts.findByText('₹2,45,878 today.')).toBeVisible());
    server.fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('Couldn’t load the figures')).toBeNull());
    await expect(await canvas.findByText('₹2,45,878')).toBeVisible();
  },
};

export const ChartsFailed: Story = {
  ...failing('series'),
  name: 'States: the charts failed alone',
  play: async ({ canvas }) => {
    const charts = within(await canvas.findByRole('region', { name: 'Trends and breakdowns' }));
    const retry = await charts.findByRole('button', { name: 'Try again' });
    await expect(await canvas.findByText('₹2,45,878')).toBeVisible();
    server.fails = false;
    await userEvent.click(retry);
    await waitFor(async () => expect(await charts.findByText('₹2,45,878 today.')).toBeVisible());
    await expect(charts.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const ListsFailed: Story = {
  ...failing('lists'),
  name: 'States: what needs attention failed alone',
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load what needs attention');
    server.fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Past due 3' })).toBeVisible();
  },
};

export const AllFailed: Story = {
  name: 'States: where most of the page failed, one message says it',
  args: { overrides: { 'report.superAdmin': () => failure('FORBIDDEN') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load Home');
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1),
    );
    // Sections without content are not shown below it.
    for (const name of ['At a glance', 'Trends and breakdowns', 'Calendar']) {
      await waitFor(() => expect(canvas.queryByRole('heading', { name })).toBeNull());
    }
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Phone: Story = {
  name: 'Features: on a phone',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await canvas.findByText('₹2,45,878');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = {
  name: 'States: dark',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('₹2,45,878');
    await canvas.findByText('₹2,45,878 today.');
  },
};
