import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hi, MessagesProvider } from '../messages/index.ts';
import {
  closed,
  dateRangePickerStories,
  dialog,
  end,
  open,
  retype,
  start,
  stay,
} from '../testing/date-range-picker-stage.tsx';
import { dayCell } from '../testing/days.ts';
import { pseudo } from '../testing/pseudo-language.ts';
import { StateSheet } from '../testing/state-sheet.tsx';
import { DateRangePicker, type DateRangePickerProps } from './index.ts';

const meta = {
  ...dateRangePickerStories,
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesNights: Story = {
  name: 'Features: minimum and maximum nights',
  args: { defaultValue: { startDate: '', endDate: '' }, minNights: 2, maxNights: 5 },
  play: async ({ args }) => {
    await open();
    await dialog();
    await userEvent.click(dayCell('2026-11-24'));
    await expect(dayCell('2026-11-25')).toHaveAccessibleDescription('Choose at least 2 nights.');
    await userEvent.click(dayCell('2026-11-25'));
    await expect(dayCell('2026-11-30')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dayCell('2026-11-30'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dayCell('2026-11-29'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      startDate: '2026-11-24',
      endDate: '2026-11-29',
    });
    await closed();
    await retype(end(), '25/11/26');
    await expect(end()).toHaveAccessibleDescription('Choose at least 2 nights.');
  },
};

export const FeaturesUnavailable: Story = {
  name: 'Features: a stay cannot contain a night that is sold out, and can end on it',
  args: {
    defaultValue: { startDate: '', endDate: '' },
    isDateUnavailable: (date) => date === '2026-12-05' && 'Sold out',
    dayContent: (date) => (date === '2026-12-05' ? '–' : '₹6k'),
  },
  play: async ({ args }) => {
    await open();
    await dialog();
    await expect(dayCell('2026-12-05')).toHaveAccessibleDescription('Sold out');
    await userEvent.click(dayCell('2026-12-03'));
    await userEvent.click(dayCell('2026-12-06'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dayCell('2026-12-05'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      startDate: '2026-12-03',
      endDate: '2026-12-05',
    });
    await closed();
    await retype(end(), '7 Dec 2026');
    await expect(end()).toHaveAccessibleDescription(
      'Some of these days are not available. Choose others.',
    );
    await retype(start(), '5 Dec 2026');
    await expect(start()).toHaveAccessibleDescription('Sold out');
  },
};

export const FeaturesPresets: Story = {
  name: 'Features: presets',
  args: {
    presets: [
      { key: 'weekend', label: 'This weekend', startDate: '2026-11-27', endDate: '2026-11-29' },
      { key: 'christmas', label: 'Christmas', startDate: '2026-12-24', endDate: '2026-12-27' },
    ],
  },
  play: async ({ args }) => {
    await open();
    const presets = within(await screen.findByRole('list', { name: 'Periods' }));
    await expect(presets.getByRole('button', { pressed: true })).toHaveTextContent('Christmas');
    await userEvent.click(presets.getByRole('button', { name: 'This weekend' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      startDate: '2026-11-27',
      endDate: '2026-11-29',
    });
    await closed();
    await waitFor(() => expect(start()).toHaveFocus());
    await expect(screen.getByText('2 nights')).toBeVisible();
  },
};

export const StatesOpen: Story = {
  name: 'States: open, with periods to choose from',
  args: { ...FeaturesPresets.args, defaultOpen: true },
  play: async () => {
    await screen.findByRole('list', { name: 'Periods' });
  },
};

const submitted = fn();

/** The picker in a form that records its submission. */
function Booking(args: DateRangePickerProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).getAll('stay'));
      }}
    >
      <DateRangePicker {...args} name="stay" />
      <button type="reset">Reset</button>
    </form>
  );
}

const form = () => start().closest('form');

export const BehaviourForm: Story = {
  name: 'Behaviour: a form gets two ISO dates, and a reset brings back the default',
  args: { startLabel: 'Arrival', endLabel: 'Departure' },
  render: (args) => (
    <MessagesProvider messages={hi}>
      <Booking {...args} />
    </MessagesProvider>
  ),
  beforeEach: () => submitted.mockClear(),
  play: async () => {
    form()?.requestSubmit();
    await expect(submitted).toHaveBeenLastCalledWith(['2026-12-24', '2026-12-27']);
    await retype(end(), '28 दिसंबर 2026');
    form()?.requestSubmit();
    await expect(submitted).toHaveBeenLastCalledWith(['2026-12-24', '2026-12-28']);
    // A start after the end is shown, and blocks the form.
    await retype(start(), '30/12/2026');
    form()?.requestSubmit();
    await expect(submitted).toHaveBeenCalledTimes(2);
    await expect(end()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    form()?.requestSubmit();
    await expect(submitted).toHaveBeenLastCalledWith(['2026-12-24', '2026-12-27']);
    await expect(start()).toBeValid();
  },
};

export const BehaviourHandlers: Story = {
  name: 'Behaviour: handlers of the host are called too',
  args: { onFocus: fn(), onClick: fn() },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Stay' });
    await fireEvent.click(group);
    await waitFor(() => expect(start()).toHaveFocus());
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(args.onFocus).toHaveBeenCalledOnce();
  },
};

export const BehaviourControlled: Story = {
  name: 'Behaviour: controlled, it shows the value of its owner',
  render: function Owned({ defaultValue: _, ...args }) {
    const [value, setValue] = useState(stay);
    return (
      <>
        <DateRangePicker {...args} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue({ startDate: '', endDate: '' })}>
          Clear
        </button>
      </>
    );
  },
  play: async () => {
    await retype(start(), '23 Dec 2026');
    await expect(start()).toHaveValue('23 Dec 2026');
    await retype(end(), 'nonsense');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(start()).toHaveValue('');
  },
};

export const BehaviourReason: Story = {
  name: 'Behaviour: with a disabled reason it stays focusable and opens nothing',
  args: { disabledReason: 'The stay has begun.' },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(start()).toHaveFocus());
    await expect(start()).toHaveAttribute('aria-disabled', 'true');
    await expect(start()).toHaveAccessibleDescription('The stay has begun.');
    await userEvent.keyboard('{ArrowDown}x');
    await expect(start()).toHaveValue('24 Dec 2026');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <StateSheet
      caption="Ranges"
      rows={['Empty', 'Filled', 'Wrong', 'Read-only', 'Disabled']}
      pointer={['Rest', 'Hovered', 'Focused']}
      cell={(row) => (
        <DateRangePicker
          {...args}
          label={row}
          value={row === 'Empty' ? { startDate: '', endDate: '' } : stay}
          error={row === 'Wrong' && 'The room is taken on these days.'}
          readOnly={row === 'Read-only'}
          disabled={row === 'Disabled'}
        />
      )}
    />
  ),
};

export const StressNarrow: Story = {
  name: 'Stress: a long label and error in a narrow column, in Hindi',
  args: {
    label: 'जिस अवधि के लिए संस्थान को राज्य के पंजीकरण के अनुसार किराए पर दिया जा सकता है',
    error: 'The registration ends before the day on which the subscription begins.',
  },
  render: (args) => (
    <MessagesProvider messages={hi}>
      <div className="sheet-narrow" lang="hi">
        <DateRangePicker {...args} />
      </div>
    </MessagesProvider>
  ),
};

export const StressLongDates: Story = {
  name: 'Stress: where long dates have no room in one line, the end goes below the start',
  render: (args) => (
    <MessagesProvider messages={pseudo}>
      <div className="sheet-narrow">
        <DateRangePicker {...args} />
      </div>
    </MessagesProvider>
  ),
  play: async () => {
    for (const field of [start(), end()]) {
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    }
    await expect(end().offsetTop).toBeGreaterThan(start().offsetTop);
  },
};
