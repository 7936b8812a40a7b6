import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  asOptions,
  chip,
  editor,
  filterBarStories,
  Narrowed,
} from '../testing/filter-bar-stage.tsx';
import { type ChoiceFilter, FilterBar } from './index.ts';

const meta = {
  ...filterBarStories,
  title: 'Data/FilterBar',
  component: Narrowed,
} satisfies Meta<typeof Narrowed>;

export default meta;
type Story = StoryObj<typeof meta>;

const noEditor = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

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
