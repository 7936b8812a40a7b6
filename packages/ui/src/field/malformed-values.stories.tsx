import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Calendar, RangeCalendar } from '../calendar/index.ts';
import { BarList, Chart } from '../chart/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { FilterBar } from '../filter-bar/index.ts';
import { MonthCalendar } from '../month-calendar/index.ts';
import { NumberField } from '../number-field/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { TimeField } from '../time-field/index.ts';

const meta = { title: 'Forms/Field/Malformed values' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const today = '2026-11-21';

/** A value of the app, and what a form gets of it. */
const days: readonly (readonly [date: string, sent: string])[] = [
  ['2027-03-14', '2027-03-14'],
  ['2027-03-14T00:00:00.000Z', '2027-03-14'],
  ['2027-03-14 09:30', '2027-03-14'],
  ['0000-00-00', ''],
  ['2027-13-45', ''],
  ['2027-02-30', ''],
  ['2027-3-4', ''],
  ['invalid', ''],
];
const times: readonly (readonly [time: string, sent: string])[] = [
  ['09:30', '09:30'],
  ['09:30:00', '09:30'],
  ['09:30:00.000', '09:30'],
  ['9:30', '09:30'],
  ['24:00', ''],
  ['25:00', ''],
  ['09:75', ''],
  ['noon', ''],
];

const sentBy = (form: HTMLFormElement, name: string) => new FormData(form).getAll(name);

export const Dates: Story = {
  name: 'Behaviour: a malformed date or time of the app is none, and that of a moment is its day',
  render: () => (
    <form aria-label="Values">
      {days.map(([date]) => (
        <div key={date}>
          <DatePicker label={`Day ${date}`} name="day" today={today} value={date} />
          <DateRangePicker
            label={`Stay ${date}`}
            name="stay"
            today={date}
            min={date}
            value={{ startDate: date, endDate: '' }}
          />
          <RangeCalendar
            label={`Period ${date}`}
            today={date}
            value={{ startDate: date, endDate: date }}
          />
        </div>
      ))}
      {times.map(([time]) => (
        <TimeField key={time} label={`Time ${time}`} name="time" value={time} min={time} />
      ))}
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(sentBy(form, 'day')).toEqual(days.map(([, sent]) => sent));
    await expect(sentBy(form, 'stay')).toEqual(days.flatMap(([, sent]) => [sent, '']));
    await expect(sentBy(form, 'time')).toEqual(times.map(([, sent]) => sent));
  },
};

export const Calendars: Story = {
  name: 'Behaviour: a calendar opens whatever the app gives it',
  render: () => (
    <>
      {days.map(([date]) => (
        <div key={date}>
          <Calendar label={`Days ${date}`} today={today} value={date} max={date} />
          <MonthCalendar
            label={`Month ${date}`}
            month={date}
            today={date}
            days={[{ date, items: [] }]}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('grid')).toHaveLength(days.length * 2);
  },
};

export const Filters: Story = {
  name: 'Behaviour: a filter of a malformed date is not set',
  render: () => (
    <>
      {days.map(([date]) => (
        <FilterBar
          key={date}
          label={`Filters ${date}`}
          onClear={() => {}}
          filters={[
            {
              kind: 'days',
              key: 'ends',
              label: 'Ends',
              today,
              value: { from: date, to: date },
              onChange: () => {},
            },
            {
              kind: 'day',
              key: 'quiet',
              label: 'Quiet since',
              today,
              value: date,
              onChange: () => {},
            },
          ]}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [date, sent] of days) {
      const bar = within(canvas.getByRole('group', { name: `Filters ${date}` }));
      await expect(bar.queryAllByText(/14 Mar 2027/)).toHaveLength(sent ? 2 : 0);
    }
  },
};

export const Numbers: Story = {
  name: 'Behaviour: what is no number is a gap, and changes nothing else',
  render: () => (
    <>
      {[Number.NaN, Number.POSITIVE_INFINITY].map((wrong, at) => (
        <div key={String(wrong)}>
          <NumberField label={`Nights ${at}`} value={wrong} />
          <ProgressBar label={`Progress ${at}`} value={wrong} />
          <Chart
            title={`Occupancy ${at}`}
            shape="line"
            points={['Jan', 'Feb', 'Mar'].map((label) => ({ key: label, label }))}
            series={[{ key: 's', label: 'S', values: [10, wrong, 30] }]}
          />
          <BarList
            title={`Rooms ${at}`}
            dimension="Room"
            measure="Nights"
            items={[
              { key: 'a', label: 'Lake', value: 10 },
              { key: 'b', label: 'Garden', value: wrong },
            ]}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const field of canvas.getAllByRole('spinbutton')) await expect(field).toHaveValue('');
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
    await expect(canvasElement.querySelectorAll('[data-part=fill][width="100%"]')).toHaveLength(2);
  },
};
