import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addDays } from '../../dates/civil-date.ts';
import { today } from '../../dates/shown-date.ts';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { anEvent, reportOf } from '../../testing/platform-events.ts';
import { superAdmin } from '../../testing/users.ts';

const meta = {
  title: 'Console/Home calendar',
  component: ConsoleStory,
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component: 'Renewals and trial ends by month, everything that happens by day.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const renewal = anEvent({ date: '2026-11-10', type: 'renewalDue', plan: 'standard', amount: 1999 });
const events = [
  renewal,
  anEvent({ date: '2026-11-10', type: 'renewalDue' }),
  anEvent({ date: '2026-11-10', type: 'trialEnding' }),
  anEvent({
    date: '2026-11-12',
    type: 'statusChanged',
    at: '2026-11-12T10:30:00.000Z',
    from: 'Active',
    to: 'Suspended',
  }),
  anEvent({ date: '2026-12-01', type: 'instituteActivated', at: '2026-12-01T09:00:00.000Z' }),
];

const inNovember = {
  history: ['/home?type=Month&date=2026-11-01'],
  overrides: { 'report.superAdmin': ({ input }) => reportOf(events, input) },
} satisfies Story['args'];

export const BehaviourMonth: Story = {
  name: '[CAL-02] [CAL-07] Behaviour: a month is a grid of days; a day opens, and its events lead to their institutes',
  args: inNovember,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Period: 1 to 30 Nov 2026, 30 days' });
    const calendar = within(await canvas.findByRole('region', { name: 'Calendar' }));
    const day = await calendar.findByRole('gridcell', { name: /10 November 2026: 2 renewals/ });
    await expect(day).toHaveTextContent('1 trial ends');
    await userEvent.click(day);
    await canvas.findByRole('button', { name: 'Period: 10 Nov 2026, 1 day' });
    await expect(
      calendar.getByRole('heading', { name: 'Tuesday, 10 November 2026' }),
    ).toHaveFocus();
    const [event] = await calendar.findAllByRole('link', { name: /Renewal due/ });
    await expect(event).toHaveAttribute('href', `/all-institutes?open=${renewal.institution._id}`);
    await expect(event).toHaveTextContent('Standard, ₹1,999');
    await userEvent.click(calendar.getByRole('radio', { name: 'Month' }));
    await waitFor(async () => expect(await calendar.findByRole('grid')).toBeVisible());
  },
};

/** Expects a text of the period in the picker. */
const period = () => {
  const said = document.querySelector('.ck-range-text');
  return expect(said?.textContent);
};
const shows = (text: string) => waitFor(() => period().toBe(text));

const soon = addDays(today(), 3);
const later = addDays(today(), 40);

export const BehaviourAhead: Story = {
  name: 'Behaviour: without a period it shows the next 30 days; a day opens, and the choice beside it returns',
  args: {
    history: ['/home'],
    overrides: {
      'report.superAdmin': ({ input }) =>
        reportOf(
          [soon, later].map((date) => anEvent({ date, type: 'renewalDue' })),
          input,
        ),
    },
  },
  play: async ({ canvas }) => {
    const calendar = within(await canvas.findByRole('region', { name: 'Calendar' }));
    await expect(await calendar.findByRole('radio', { name: 'Next 30 days' })).toBeChecked();
    // One control of the page steps it.
    await expect(calendar.queryByRole('button', { name: /^(Today|Previous|Next)/ })).toBeNull();
    const due = await calendar.findByRole('gridcell', { name: /: 1 renewal$/ });
    await expect(due).toHaveAttribute('data-day', soon);
    await userEvent.click(due);
    await expect(await calendar.findByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(calendar.getByRole('radio', { name: 'Next 30 days' }));
    await calendar.findByRole('grid', { name: 'Events of the next 30 days' });
    await canvas.findByRole('button', { name: /^Period: 1 to/ });
  },
};

export const BehaviourSteps: Story = {
  name: 'Behaviour: [ and ] step from month to month and T goes to today, with the focus in the calendar alone',
  args: inNovember,
  play: async ({ canvas }) => {
    await shows('1 to 30 Nov 2026, 30 days');
    await userEvent.keyboard('{ArrowRight}]t');
    await shows('1 to 30 Nov 2026, 30 days');
    const calendar = within(await canvas.findByRole('region', { name: 'Calendar' }));
    (await calendar.findByRole('gridcell', { name: /10 November 2026/ })).focus();
    await userEvent.keyboard(']');
    await shows('1 to 31 Dec 2026, 31 days');
    await expect(calendar.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    // The day that had the focus is gone.
    await expect(calendar.getByRole('heading', { name: 'December 2026' })).toHaveFocus();
    await userEvent.keyboard('[[[[');
    await shows('1 to 31 Oct 2026, 31 days');
    await userEvent.keyboard('t');
    await waitFor(() =>
      expect(document.querySelector('.bk-month-day[aria-current="date"]')).not.toBeNull(),
    );
  },
};

export const BehaviourDue: Story = {
  name: 'Behaviour: a month shows what is due; another kind of event shows when it is chosen',
  args: inNovember,
  play: async ({ canvas }) => {
    const calendar = within(await canvas.findByRole('region', { name: 'Calendar' }));
    await calendar.findByRole('gridcell', { name: /10 November 2026: 2 renewals 1 trial ends/ });
    await calendar.findByRole('gridcell', { name: /12 November 2026: no events/ });
    const kinds = calendar.getByRole('combobox', { name: 'Events' });
    await userEvent.selectOptions(kinds, 'Status changed');
    await calendar.findByRole('gridcell', { name: /12 November 2026: 1 status change/ });
  },
};

export const BehaviourCustom: Story = {
  name: '[CAL-03] [CAL-06] Behaviour: a period by its two ends shows its days, and steps by its own length',
  args: inNovember,
  play: async ({ canvas }) => {
    await shows('1 to 30 Nov 2026, 30 days');
    const opener = document.querySelector<HTMLElement>('.ck-range [aria-haspopup="dialog"]');
    if (opener) await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    const press = async (date: string) => {
      const cell = dialog.querySelector<HTMLElement>(`[data-day="${date}"]`);
      if (!cell) throw new Error(`${date} is not shown.`);
      await userEvent.click(cell);
    };
    await press('2026-11-12');
    await press('2026-11-09');
    await shows('9 to 12 Nov 2026, 4 days');
    const days = await waitFor(() => {
      const headings = [...document.querySelectorAll('h3[id^="events-"]')];
      expect(headings).toHaveLength(2);
      return headings;
    });
    await expect(days.map((day) => day.textContent)).toEqual(['10 Nov 2026', '12 Nov 2026']);
    await userEvent.click(canvas.getByRole('button', { name: 'Next period' }));
    await shows('13 to 16 Nov 2026, 4 days');
    await expect(await canvas.findByText('No events in this period.')).toBeVisible();
  },
};

export const BehaviourHours: Story = {
  name: '[CAL-04] Behaviour: hours narrow the first day from their start and the last to their end; a kind is shown alone',
  args: { ...inNovember, history: ['/home?type=Day&date=2026-11-12'] },
  play: async ({ canvas }) => {
    const change = 'Active to Suspended';
    await canvas.findByText(change);
    await userEvent.click(canvas.getByRole('button', { name: /^Period: / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add times' }));
    const from = await screen.findByLabelText('From (first day)');
    await expect(from).toHaveFocus();
    await expect(from).toHaveValue('00:00');
    // The event was at 10:30 by the clock of the browser that runs this, which is UTC.
    await userEvent.clear(from);
    await userEvent.type(from, '1031{Enter}');
    await waitFor(() => expect(canvas.queryByText(change)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Remove times' }));
    await userEvent.keyboard('{Escape}');
    await canvas.findByText(change);
    const kinds = canvas.getByRole('combobox', { name: 'Events' });
    await userEvent.selectOptions(kinds, 'Trial ends');
    await waitFor(() => expect(canvas.queryByText(change)).toBeNull());
    await userEvent.selectOptions(kinds, 'All');
    await canvas.findByText(change);
  },
};

const many = Array.from({ length: 230 }, () => anEvent({ date: '2026-11-10', type: 'renewalDue' }));

export const BehaviourMany: Story = {
  name: 'Behaviour: of more events than are listed the counts are right, and more are listed on demand',
  args: {
    history: ['/home?type=Day&date=2026-11-10'],
    overrides: { 'report.superAdmin': ({ input }) => reportOf([...many, ...events], input) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('33 more events are not listed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.queryByText(/not listed/)).toBeNull());
    // The kind that comes after all the others is found among all of them.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Events' }), 'Trial ends');
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /Trial ends/ })).toHaveLength(1),
    );
    await expect(canvas.queryByText(/not listed/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
    const day = await canvas.findByRole('gridcell', { name: /10 November 2026: 1 trial ends/ });
    await expect(day).not.toHaveTextContent('renewals');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Events' }),
      'Renewals and trials',
    );
    await canvas.findByRole('gridcell', { name: /10 November 2026: 232 renewals/ });
  },
};

export const BehaviourOwnType: Story = {
  name: '[CAL-02] [CAL-07] Behaviour: without a period it is today’s day or month, as the address says, else the user',
  args: { ...inNovember, history: ['/home?type=Day'], user: { ...superAdmin, homeType: 'Month' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Period: .* 1 day$/ })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Day' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
    const today = await canvas.findByRole('gridcell', { current: 'date' });
    await expect(within(today).getByText(String(new Date().getDate()))).toBeVisible();
  },
};

export const BehaviourKept: Story = {
  name: '[STATE-01 calendar] [STATE-02] Behaviour: the period is kept, and nothing of the API with it',
  args: { ...inNovember, history: ['/home?type=Day&date=2026-11-12'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Active to Suspended/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Next period' }));
    await canvas.findByRole('button', { name: 'Period: 13 Nov 2026, 1 day' });
    const storedState = (): unknown => JSON.parse(localStorage.getItem('booking') ?? '');
    const expected = {
      version: 1,
      state: {
        isSignedIn: true,
        calendar: {
          dateRange: {
            startDate: '2026-11-13',
            endDate: '2026-11-13',
            diff: 0,
            selected: true,
            isCustom: false,
          },
        },
      },
    };
    await waitFor(() => expect(storedState()).toEqual(expected));
  },
};

export const StatesDark: Story = {
  name: 'States: dark',
  args: inNovember,
  globals: { theme: 'dark' },
};

export const StatesFailed: Story = {
  name: 'States: failed',
  args: {
    ...inNovember,
    overrides: {
      'report.superAdmin': ({ input }) =>
        input.sections?.includes('calendar') ? failure('FORBIDDEN') : reportOf(events, input),
    },
  },
  play: async ({ canvas }) => {
    const calendar = within(await canvas.findByRole('region', { name: 'Calendar' }));
    await waitFor(async () =>
      expect(await calendar.findByText('Couldn’t load the calendar')).toBeVisible(),
    );
  },
};
