import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { DateRangePicker } from '../date-range-picker/index.ts';

export const stay = { startDate: '2026-12-24', endDate: '2026-12-27' };

/** The meta that all files of these stories share. */
export const dateRangePickerStories = {
  args: {
    label: 'Stay',
    defaultValue: stay,
    today: '2026-11-21',
    startLabel: 'Arrival',
    endLabel: 'Departure',
    onChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>;

export const start = () => screen.getByRole('textbox', { name: 'Arrival' });
export const end = () => screen.getByRole('textbox', { name: 'Departure' });
export const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Tab}`);
};
export const open = () => userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
export const dialog = () => screen.findByRole('dialog', { name: 'Stay' });
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
