import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dateFormats, en, hi, MessagesProvider } from '../messages/index.ts';
import { dayCell } from '../testing/days.ts';
import { rightToLeft } from '../testing/right-to-left.tsx';
import { Calendar } from './index.ts';

const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
  args: {
    label: 'Arrival',
    defaultValue: '2026-11-24',
    today: '2026-11-21',
    onChange: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusedDay = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.day : undefined;

/** Weekends cost more. */
const price = (date: string) => (new Date(date).getUTCDay() % 6 === 0 ? '₹9k' : '₹6k');
const soldOut = (date: string) => date >= '2026-11-27' && date <= '2026-11-29' && 'Sold out';

export const Default: Story = {};

export const BehaviourToday: Story = {
  name: 'Behaviour: without a value and today, the viewer’s own day is marked and active',
  args: { defaultValue: '', today: undefined },
  play: async ({ canvasElement }) => {
    // The form of a date in Sweden is that of a value.
    const own = new Date().toLocaleDateString('sv');
    const cell = canvasElement.querySelector<HTMLElement>('[aria-current=date]');
    await expect(cell?.dataset.day).toBe(own);
    await expect(cell).toHaveAttribute('tabindex', '0');
  },
};

export const FeaturesPrices: Story = {
  name: 'Features: prices, and days that are sold out',
  args: { dayContent: price, isDateUnavailable: soldOut, min: '2026-11-21' },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('gridcell', { name: 'Tuesday, 24 November 2026: ₹6k' }),
    ).toHaveAttribute('aria-selected', 'true');
    const sold = dayCell('2026-11-28');
    await expect(sold).toHaveAccessibleDescription('Sold out');
    await userEvent.click(sold);
    await userEvent.click(dayCell('2026-11-20'));
    await expect(dayCell('2026-11-20')).not.toHaveAttribute('tabindex');
    await expect(args.onChange).not.toHaveBeenCalled();
    // An unavailable day can be reached, to learn why.
    sold.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focusedDay()).toBe('2026-11-27');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const FeaturesLocales: Story = {
  name: 'Features: the week begins as in the locale',
  render: (args) => (
    <div className="sheet-row">
      <Calendar {...args} label="India" />
      <MessagesProvider
        messages={{ ...en, datePicker: { ...en.datePicker, ...dateFormats('fr-FR') } }}
      >
        <Calendar {...args} label="France" />
      </MessagesProvider>
      <MessagesProvider
        messages={{ ...en, datePicker: { ...en.datePicker, ...dateFormats('ar-EG') } }}
      >
        <Calendar {...args} label="Egypt" />
      </MessagesProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    const first = canvas
      .getAllByRole('columnheader')
      .filter((_, at) => at % 7 === 0)
      .map((head) => head.getAttribute('abbr'));
    await expect(first).toEqual(['Sunday', 'lundi', 'السبت']);
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: one tab stop, then the keys of a date grid',
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    dayCell('2026-11-24').focus();
    const ways: readonly (readonly [string, string])[] = [
      ['{ArrowRight}', '2026-11-25'],
      ['{ArrowUp}', '2026-11-18'],
      ['{End}', '2026-11-21'],
      ['{Home}', '2026-11-15'],
      ['{ArrowDown}{ArrowDown}{ArrowDown}', '2026-12-06'],
      ['{PageUp}', '2026-11-06'],
      ['{Shift>}{PageDown}{/Shift}', '2027-11-06'],
      ['{PageDown}', '2027-12-06'],
    ];
    for (const [keys, date] of ways) {
      await userEvent.keyboard(keys);
      await expect(focusedDay()).toBe(date);
    }
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-06');
    await expect(dayCell('2027-12-06')).toHaveAttribute('aria-selected', 'true');
  },
};

export const BehaviourClick: Story = {
  name: 'Behaviour: after a click, keys go on from the clicked day',
  args: { isDateUnavailable: soldOut },
  play: async ({ args }) => {
    await userEvent.click(dayCell('2026-11-11'));
    await expect(dayCell('2026-11-11')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focusedDay()).toBe('2026-11-12');
    // Also from a day that can't be selected.
    await userEvent.click(dayCell('2026-11-29'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
  },
};

export const BehaviourChoice: Story = {
  name: 'Behaviour: the month and the year are chosen within the bounds',
  args: { min: '2026-11-10', max: '2028-02-20' },
  play: async ({ canvas }) => {
    const [month, year] = [
      canvas.getByRole('combobox', { name: 'Month' }),
      canvas.getByRole('combobox', { name: 'Year' }),
    ];
    await userEvent.selectOptions(year, '2028');
    await expect(canvas.getByRole('grid', { name: 'February 2028' })).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: 'March' })).toBeDisabled();
    await userEvent.selectOptions(month, 'January');
    await expect(canvas.getByRole('grid', { name: 'January 2028' })).toBeInTheDocument();
    await expect(month).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Next month' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const BehaviourOutOfBounds: Story = {
  name: 'Behaviour: a day outside the bounds says why, and takes neither click nor focus',
  args: { min: '2026-11-10', max: '2026-11-20', isDateUnavailable: () => 'Sold out.' },
  play: async ({ args }) => {
    for (const [date, reason] of [
      ['2026-11-09', 'Choose 10 Nov 2026 or later.'],
      ['2026-11-10', 'Sold out.'],
      ['2026-11-21', 'Choose 20 Nov 2026 or earlier.'],
    ] as const) {
      await expect(dayCell(date)).toHaveAccessibleDescription(reason);
      await expect(dayCell(date)).toHaveAttribute('data-disabled-reason', reason);
      await expect(dayCell(date)).toHaveAttribute('aria-disabled', 'true');
    }
    await userEvent.click(dayCell('2026-11-21'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(dayCell('2026-11-21')).not.toHaveAttribute('tabindex');
  },
};

export const BehaviourBounds: Story = {
  name: 'Behaviour: there is no month before the first, and the button says why',
  args: { min: '2026-11-10' },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous month' });
    await expect(previous).toHaveAccessibleDescription('Choose 10 Nov 2026 or later.');
    await userEvent.click(previous);
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: arrow keys follow the direction from right to left',
  decorators: [rightToLeft],
  play: async () => {
    dayCell('2026-11-24').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focusedDay()).toBe('2026-11-25');
  },
};

export const BehaviourIsland: Story = {
  name: 'Behaviour: a part from left to right in a page from right to left is not mirrored',
  decorators: [(Story) => <div dir="ltr">{Story()}</div>, rightToLeft],
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button', { name: 'Next month' }).querySelector('.bk-icon');
    if (!arrow) throw new Error('There is no arrow.');
    await expect(getComputedStyle(arrow).scale).toBe('none');
  },
};

export const States: Story = {
  render: (args) => (
    <div className="sheet-row">
      <Calendar {...args} />
      <Calendar {...args} label="Bounds" min="2026-11-10" max="2026-11-26" />
      <Calendar {...args} label="Prices" dayContent={price} isDateUnavailable={soldOut} />
    </div>
  ),
};

export const StressNarrow: Story = {
  name: 'Stress: Hindi with prices in a narrow column',
  args: { dayContent: () => '₹12,345' },
  render: (args) => (
    <MessagesProvider messages={hi}>
      <div className="sheet-narrow" lang="hi">
        <Calendar {...args} />
      </div>
    </MessagesProvider>
  ),
};
