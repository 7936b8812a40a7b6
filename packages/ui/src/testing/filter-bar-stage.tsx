import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, within } from 'storybook/test';
import {
  type DaysValue,
  type Filter,
  FilterBar,
  type FilterBarProps,
} from '../filter-bar/index.ts';

const cities = ['Alappuzha', 'Jaipur', 'Jaisalmer', 'Kochi', 'Kozhikode', 'Madikeri', 'Udaipur'];
const states = ['Assam', 'Bihar', 'Delhi', 'Goa', 'Gujarat', 'Haryana', 'Kerala', 'Odisha'].concat([
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
]);

export const asOptions = (labels: readonly string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));

export interface NarrowedProps extends Pick<FilterBarProps, 'className' | 'ref'> {
  plan?: readonly string[];
  state?: readonly string[];
  city?: readonly string[];
  ends?: DaysValue;
  label?: string;
  suggest?: (text: string) => Promise<readonly string[]>;
}

/** A stateful bar that prints its filters. */
export function Narrowed({
  suggest = async (text) =>
    cities.filter((city) => city.toLowerCase().includes(text.toLowerCase())),
  label = 'Filters of the institutes',
  plan: startPlan = [],
  state: startState = [],
  city: startCity = [],
  ends: startEnds = {},
  ...rest
}: NarrowedProps) {
  const [plan, setPlan] = useState(startPlan);
  const [state, setState] = useState(startState);
  const [city, setCity] = useState(startCity);
  const [ends, setEnds] = useState(startEnds);
  const [quiet, setQuiet] = useState('');
  const filters: Filter[] = [
    {
      kind: 'choice',
      key: 'plan',
      label: 'Plan',
      icon: 'tags',
      isPinned: true,
      options: asOptions(['Basic', 'Standard', 'Professional', 'Enterprise']),
      value: plan,
      onChange: setPlan,
    },
    {
      kind: 'choice',
      key: 'state',
      label: 'State',
      icon: 'map-pin',
      options: asOptions(states),
      value: state,
      onChange: setState,
    },
    { kind: 'text', key: 'city', label: 'City', suggest, value: city, onChange: setCity },
    {
      kind: 'days',
      key: 'ends',
      label: 'Valid until',
      icon: 'calendar-range',
      today: '2026-11-21',
      presets: [{ label: 'Next 30 days', from: '2026-11-21', to: '2026-12-21' }],
      value: ends,
      onChange: setEnds,
    },
    {
      kind: 'day',
      key: 'quiet',
      label: 'No activity since',
      presets: [{ label: '14 days ago', day: '2026-11-07' }],
      today: '2026-11-21',
      value: quiet,
      onChange: setQuiet,
    },
  ];
  return (
    <FilterBar
      {...rest}
      label={label}
      filters={filters}
      onClear={() => {
        setPlan([]);
        setState([]);
        setCity([]);
        setEnds({});
        setQuiet('');
      }}
    />
  );
}

/** The meta that all files of these stories share. */
export const filterBarStories = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Narrowed>;

export const chip = (name: string | RegExp) => screen.getByRole('button', { name });
export const editor = async (name: string) => within(await screen.findByRole('dialog', { name }));
