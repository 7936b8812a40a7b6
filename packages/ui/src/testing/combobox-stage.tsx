import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ChoiceOption, Combobox } from '../combobox/index.ts';

export const cities: readonly ChoiceOption[] = [
  { value: 'udr', label: 'Udaipur', group: 'Rajasthan', description: 'Maharana Pratap Airport' },
  { value: 'jai', label: 'Jaipur', group: 'Rajasthan', description: 'Sanganer' },
  { value: 'cok', label: 'Kochi', group: 'Kerala', description: 'Nedumbassery' },
  {
    value: 'ccj',
    label: 'Kozhikode',
    group: 'Kerala',
    disabledReason: 'Not included in your plan.',
  },
];

export const onChange = fn();

/** The meta that all files of these stories share. */
export const comboboxStories = {
  args: { label: 'City', options: cities },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] } },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => onChange.mockClear(),
} satisfies Meta<typeof Combobox>;

export const field = (name: string | RegExp = 'City') => screen.getByRole('combobox', { name });
export const list = async (name = 'City') => within(await screen.findByRole('listbox', { name }));
export const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
