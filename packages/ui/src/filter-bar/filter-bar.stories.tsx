import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type ChoiceFilter,
  type DaysValue,
  type Filter,
  FilterBar,
  type FilterBarProps,
} from './index.ts';

const cities = ['Alappuzha', 'Jaipur', 'Jaisalmer', 'Kochi', 'Kozhikode', 'Madikeri', 'Udaipur'];
const states = ['Assam', 'Bihar', 'Delhi', 'Goa', 'Gujarat', 'Haryana', 'Kerala', 'Odisha'].concat([
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
]);

const asOptions = (labels: readonly string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));

interface NarrowedProps extends Pick<FilterBarProps, 'className' | 'ref'> {
  plan?: readonly string[];
  state?: readonly string[];
  city?: readonly string[];
  ends?: DaysValue;
  label?: string;
  suggest?: (text: string) => Promise<readonly string[]>;
}

/** A stateful bar that prints its filters. */
function Narrowed({
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

const meta = {
  title: 'Data/FilterBar',
  component: Narrowed,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Narrowed>;

export default meta;
type Story = StoryObj<typeof meta>;

const chip = (name: string | RegExp) => screen.getByRole('button', { name });
const editor = async (name: string) => within(await screen.findByRole('dialog', { name }));
const noEditor = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {};

export const FeaturesChoices: Story = {
  name: 'Features: choices',
  args: { plan: ['basic'] },
  play: async ({ userEvent }) => {
    await userEvent.click(chip('Plan Basic'));
    await expect((await editor('Plan')).getByRole('checkbox', { name: 'Basic' })).toBeChecked();
  },
};

export const FeaturesDays: Story = {
  name: 'Features: date ranges',
  args: { ends: { to: '2026-12-21' } },
  play: async ({ userEvent }) => {
    await userEvent.click(chip('Valid until to 21 Dec 2026'));
    const days = await editor('Valid until');
    await waitFor(() => expect(days.getByRole('textbox', { name: 'From' })).toBeVisible());
    await waitFor(() => expect(days.getByRole('button', { name: 'Next 30 days' })).toHaveFocus());
  },
};

const all: NarrowedProps = {
  plan: ['basic', 'standard', 'enterprise'],
  state: ['goa'],
  city: ['Udaipur'],
  ends: { from: '2026-11-21', to: '2026-12-21' },
};

export const States: Story = {
  render: () => (
    <div className="sheet">
      <Narrowed label="No filters" />
      <Narrowed label="One filter" plan={['basic']} />
      <Narrowed label="Many filters" {...all} />
    </div>
  ),
};

export const StatesFailed: Story = {
  name: 'States: suggestions failed',
  args: { suggest: () => Promise.reject(new Error('down')), city: ['Udaipur'] },
  play: async ({ userEvent }) => {
    await userEvent.click(chip('City Udaipur'));
    const city = await editor('City');
    await expect(await city.findByRole('alert')).toHaveTextContent(/^Couldn’t load suggestions/);
    await userEvent.type(city.getByRole('searchbox'), 'Ooty');
    await userEvent.click(await city.findByRole('checkbox', { name: 'Ooty' }));
    await expect(chip('City Udaipur +1')).toBeInTheDocument();
  },
};

export const StressPhone: Story = {
  name: 'Stress: many filters with long values on a phone',
  args: { ...all, city: ['Sri Potti Sriramulu Nellore, the district and its town'] },
  globals: { viewport: { value: 'w390' } },
};

export const BehaviourAdd: Story = {
  name: 'Behaviour: an added filter opens, and is removed if left empty',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(chip('Add filter'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'State' }));
    const state = await editor('State');
    const find = state.getByRole('searchbox');
    await waitFor(() => expect(find).toHaveFocus());
    await userEvent.keyboard('ra{Escape}');
    await expect(find).toHaveValue('');
    await expect(find).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await noEditor();
    await expect(canvas.queryByRole('button', { name: /^State/ })).toBeNull();
    await expect(chip('Add filter')).toHaveFocus();
  },
};

export const BehaviourLeft: Story = {
  name: 'Behaviour: a touch that closes an empty filter keeps the focus it gives',
  render: (args) => (
    <>
      <Narrowed {...args} />
      <input aria-label="Notes" />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(chip('Add filter'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'State' }));
    const find = (await editor('State')).getByRole('searchbox');
    await waitFor(() => expect(find).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    const focused: (EventTarget | null)[] = [];
    canvasElement.addEventListener('focusin', ({ target }) => focused.push(target));
    await userEvent.pointer({ keys: '[TouchA]', target: notes });
    await noEditor();
    await expect(notes).toHaveFocus();
    await expect(focused).toEqual([notes]);
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: works by keyboard: add, search, select, clear',
  play: async ({ canvas, userEvent }) => {
    chip('Add filter').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'State' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const state = await editor('State');
    await waitFor(() => expect(state.getByRole('searchbox')).toHaveFocus());
    // A menu that goes late takes the focus back to its button.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('a');
    await userEvent.keyboard('{Backspace}ra');
    await expect(state.getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown} {Escape}');
    await noEditor();
    await waitFor(() => expect(chip(/^State .* \+1$/)).toHaveFocus());

    await userEvent.tab();
    await expect(chip('Clear State')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: /^State/ })).toBeNull();
    await expect(chip('Add filter')).toHaveFocus();

    chip('Plan Any').focus();
    await userEvent.keyboard('{Enter}');
    const plan = await editor('Plan');
    await waitFor(() => expect(plan.getByRole('checkbox', { name: 'Basic' })).toHaveFocus());
    await userEvent.keyboard(' {Escape}');
    await noEditor();
    await userEvent.click(chip('Clear all'));
    await expect(chip('Plan Any')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await expect(chip('Add filter')).toHaveFocus();
  },
};

export const BehaviourSuggestions: Story = {
  name: 'Behaviour: suggests values and keeps selected ones',
  play: async ({ userEvent }) => {
    await userEvent.click(chip('Add filter'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'City' }));
    const city = await editor('City');
    await waitFor(() => expect(city.getByRole('checkbox', { name: 'Udaipur' })).toBeVisible());
    await userEvent.type(city.getByRole('searchbox'), 'jai');
    await waitFor(() => expect(city.getAllByRole('checkbox')).toHaveLength(2));
    await userEvent.click(city.getByRole('checkbox', { name: 'Jaipur' }));
    await userEvent.clear(city.getByRole('searchbox'));
    await userEvent.type(city.getByRole('searchbox'), 'ko');
    await waitFor(() =>
      expect(city.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
        ['Jaipur', 'Kochi', 'Kozhikode'],
      ),
    );
  },
};

export const BehaviourDays: Story = {
  name: 'Behaviour: a date range by preset or typed; the ends limit each other',
  play: async ({ userEvent }) => {
    await userEvent.click(chip('Add filter'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Valid until' }));
    const days = await editor('Valid until');
    await userEvent.click(await days.findByRole('button', { name: 'Next 30 days' }));
    await expect(chip('Valid until 21 Nov to 21 Dec 2026')).toBeInTheDocument();
    const from = days.getByRole('textbox', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '25 dec 2026{Enter}');
    await waitFor(async () =>
      expect(await days.findByText('Choose 21 Dec 2026 or earlier.')).toBeVisible(),
    );
    await expect(chip('Valid until to 21 Dec 2026')).toBeInTheDocument();
  },
};

export const BehaviourDay: Story = {
  name: 'Behaviour: a single date',
  play: async ({ userEvent }) => {
    await userEvent.click(chip('Add filter'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'No activity since' }));
    const day = await editor('No activity since');
    await userEvent.click(await day.findByRole('button', { name: '14 days ago' }));
    await expect(chip('No activity since 07 Nov 2026')).toBeInTheDocument();
    await userEvent.click(chip('Clear No activity since'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^No activity/ })).toBeNull());
  },
};

/** A bar with one pinned choice filter. */
function Choices({ name, ...filter }: Pick<ChoiceFilter, 'label' | 'options'> & { name: string }) {
  const [value, onChange] = useState<readonly string[]>([]);
  return (
    <FilterBar
      filters={[{ kind: 'choice', key: name, isPinned: true, value, onChange, ...filter }]}
      onClear={() => onChange([])}
    />
  );
}

export const BehaviourAllPinned: Story = {
  name: 'Behaviour: without further filters there is nothing to add, and clearing leads to the first',
  render: () => <Choices name="plan" label="Plan" options={asOptions(['Basic', 'Standard'])} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Add filter' })).toBeNull();
    await userEvent.click(chip('Plan Any'));
    const plan = await editor('Plan');
    await userEvent.click(await plan.findByRole('checkbox', { name: 'Basic' }));
    await userEvent.keyboard('{Escape}');
    await noEditor();
    await userEvent.click(chip('Clear all'));
    await expect(chip('Plan Any')).toHaveFocus();
  },
};

export const BehaviourHindi: Story = {
  name: 'Behaviour: search treats Hindi vowel signs as letters',
  render: () => (
    <Choices
      name="state"
      label="राज्य"
      options={asOptions(['की', 'का', 'गोवा', 'गुजरात', 'केरल', 'पंजाब', 'असम', 'बिहार', 'सिक्किम'])}
    />
  ),
  play: async () => {
    await userEvent.click(chip(/^राज्य/));
    const state = await editor('राज्य');
    await userEvent.type(state.getByRole('searchbox'), 'की');
    await expect(
      state.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent),
    ).toEqual(['की']);
  },
};

export const BehaviourOddKey: Story = {
  name: 'Behaviour: focus returns to the chip with any key',
  render: () => <Choices name={'a "b" ]'} label="Tag" options={asOptions(['Lake'])} />,
  play: async ({ canvas }) => {
    await userEvent.click(chip(/^Tag/));
    await userEvent.click((await editor('Tag')).getByRole('checkbox', { name: 'Lake' }));
    await userEvent.keyboard('{Escape}');
    await noEditor();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Tag' }));
    await expect(chip(/^Tag/)).toHaveFocus();
  },
};
