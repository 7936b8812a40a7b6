import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Calendar, RangeCalendar } from '../calendar/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { DateTimeField } from '../date-time-field/index.ts';
import { MonthCalendar } from '../month-calendar/index.ts';
import { ignore, messagesStories, pseudo } from '../testing/messages-stage.tsx';
import { namesOf, storyText, untranslated } from '../testing/pseudo-messages.ts';
import { TimeField } from '../time-field/index.ts';
import { MessagesProvider } from './index.ts';

const meta = {
  ...messagesStories,
  title: 'Foundations/Messages',
  tags: ['!autodocs'],
  component: MessagesProvider,
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const inDates = pseudo(
  <>
    <MonthCalendar
      label={storyText('Events')}
      month="2026-11-01"
      today="2026-11-21"
      days={[{ date: '2026-11-05', items: [{ key: '1', label: storyText('One') }] }]}
      maxItems={0}
      onDaySelect={ignore}
      onMonthChange={ignore}
    />
    <MonthCalendar
      label={storyText('The next 30 days')}
      range={{ startDate: '2026-11-21', endDate: '2026-12-20' }}
      today="2026-11-21"
      days={[]}
      onDaySelect={ignore}
      onMonthChange={ignore}
    />
    <DatePicker
      label={storyText('Valid until')}
      value=""
      onChange={ignore}
      today="2026-11-21"
      min="2026-11-01"
      max="2026-11-30"
      isDateUnavailable={(date) => date === '2026-11-05'}
    />
    <Calendar label={storyText('Arrival')} today="2026-11-21" />
    <DateRangePicker
      label={storyText('Stay')}
      defaultValue={{ startDate: '2026-12-01', endDate: '2026-12-03' }}
      today="2026-11-21"
      minNights={2}
      maxNights={10}
      isDateUnavailable={(date) => date === '2026-12-05'}
      presets={[
        { key: '1', label: storyText('Advent'), startDate: '2026-12-01', endDate: '2026-12-04' },
      ]}
    />
    <DateRangePicker
      label={storyText('Days off')}
      defaultValue={{ startDate: '2026-12-01', endDate: '2026-12-03' }}
      today="2026-11-21"
      minNights={0}
    />
    <DateTimeField label={storyText('Send')} today="2026-11-21" />
    <TimeField label={storyText('Check-in')} min="10:00" max="20:00" />
    <RangeCalendar
      label={storyText('Period')}
      today="2026-11-21"
      presets={[
        { key: '1', label: storyText('Today'), startDate: '2026-11-21', endDate: '2026-11-21' },
      ]}
    />
  </>,
);

export const PseudoDates: Story = {
  name: 'Behaviour: every string of the date components is in the catalogue',
  render: () => inDates.page,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: storyText('Valid until') });
    const typeAll = async (field: HTMLElement, texts: readonly string[]) => {
      for (const text of texts) {
        await userEvent.clear(field);
        await userEvent.type(field, `${text}{Enter}`);
      }
    };
    await typeAll(field, ['1/1/26', '1/1/27', '5/11/26', 'Mon 24 Nov 2026', 'x']);
    const stay = within(canvas.getByRole('group', { name: storyText('Stay') }));
    const end = stay.getByRole('textbox', { name: '⟦End date⟧' });
    await typeAll(end, ['30/11/26', '2/12/26', '20/12/26', '7/12/26']);
    await typeAll(canvas.getByRole('textbox', { name: storyText('Check-in') }), ['9', '21', 'x']);
    await userEvent.click(stay.getByRole('button'));
    await expect(untranslated(await screen.findByRole('dialog'))).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const period = canvas.getByRole('group', { name: storyText('Period') });
    const [day] = period.querySelectorAll<HTMLElement>('[data-day]');
    if (day) await userEvent.click(day);
    await expect(untranslated(canvasElement)).toEqual([]);
    const names = namesOf(
      ...(['datePicker', 'dateRangePicker', 'dateTimeField', 'monthCalendar'] as const),
      'timeField',
    );
    const missing = names.filter((name) => !inDates.asked.has(name));
    // A FilterBar shows it.
    await expect(missing).toEqual(['datePicker.days']);
  },
};
