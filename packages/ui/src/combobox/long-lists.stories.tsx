import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MultiSelect } from '../multi-select/index.ts';
import { type ChoiceOption, Combobox } from './index.ts';

const villages: readonly ChoiceOption[] = Array.from({ length: 5000 }, (_, at) => ({
  value: `v${at + 1}`,
  label: `Village ${at + 1}`,
}));

/** Each of 1,000, so that a group begins within a view, and another lies beyond all of them. */
const byDistrict = villages.map((village, at) => ({
  ...village,
  description: `PIN ${600_001 + at}`,
  group: `District ${Math.floor(at / 1000) + 1}`,
}));

const meta = {
  title: 'Forms/Combobox/Long lists',
  component: Combobox,
  tags: ['!autodocs'],
  args: { label: 'Village', options: villages },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Village' });
const rows = () => screen.getAllByRole('option');
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '') ?? undefined;

/** Whether a row can be seen in the list, whole. */
function isInView(row: Element | undefined): boolean {
  const list = row?.closest('[data-scroller]')?.getBoundingClientRect();
  const own = row?.getBoundingClientRect();
  return !!list && !!own && own.top >= list.top - 1 && own.bottom <= list.bottom + 1;
}
const seen = (name: string) =>
  waitFor(async () => {
    await expect(active()).toHaveTextContent(name);
    await expect(isInView(active())).toBe(true);
  });

export const Keyboard: Story = {
  name: 'Behaviour: only rows in view are rendered, and the keys reach all of them',
  args: { onChange: fn() },
  play: async ({ args }) => {
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Village' });
    await waitFor(() => expect(rows().length).toBeLessThan(30));
    await expect(rows()[0]).toHaveAttribute('aria-setsize', '5000');
    await userEvent.keyboard('{ArrowDown}');
    await seen('Village 1');
    await userEvent.keyboard('{ArrowUp}');
    await seen('Village 5000');
    await expect(active()).toHaveAttribute('aria-posinset', '5000');
    await userEvent.keyboard('{PageUp}');
    await seen('Village 4990');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('v4990');
    await expect(field()).toHaveValue('Village 4990');
  },
};

export const OpensAtTheChosen: Story = {
  name: 'Behaviour: opens at the chosen option, in a list that scrolls by itself',
  args: { defaultValue: 'v2500' },
  play: async () => {
    await userEvent.click(field());
    await screen.findByRole('listbox', { name: 'Village' });
    await seen('Village 2500');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    const list = screen.getByRole('listbox');
    list.scrollTop = 0;
    await waitFor(() => expect(screen.getByRole('option', { name: 'Village 1' })).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: 'Village 3' }));
    await expect(field()).toHaveValue('Village 3');
  },
};

export const Groups: Story = {
  name: 'Behaviour: headings and places of grouped options, in rows of one height',
  args: { options: byDistrict, defaultValue: 'v1001' },
  play: async () => {
    await userEvent.click(field());
    await screen.findByRole('listbox', { name: 'Village' });
    await seen('Village 1001');
    await waitFor(() => expect(screen.getByRole('group', { name: 'District 2' })).toBeVisible());
    const group = within(screen.getByRole('group', { name: 'District 2' }));
    await expect(group.getByRole('option', { selected: true })).toHaveAttribute(
      'aria-posinset',
      '1001',
    );
    await userEvent.keyboard('{ArrowUp}');
    await seen('Village 1000');
    const heights = new Set(rows().map((row) => row.getBoundingClientRect().height));
    await expect(heights.size).toBe(1);
    await userEvent.clear(field());
    await userEvent.type(field(), 'PIN 604999');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(rows()[0]).not.toHaveAttribute('aria-setsize');
  },
};

export const Checkboxes: StoryObj<typeof MultiSelect> = {
  name: 'Behaviour: a MultiSelect goes through thousands of checkboxes by keys, and selects all of them',
  render: () => <MultiSelect label="Villages" options={byDistrict} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Villages/ }));
    const list = within(await screen.findByRole('dialog', { name: 'Villages' }));
    await waitFor(() => expect(list.getAllByRole('checkbox').length).toBeLessThan(30));
    (await list.findByRole('checkbox', { name: 'Village 1' })).focus();
    await userEvent.keyboard('{ArrowDown>25/} ');
    await waitFor(() => expect(list.getByRole('checkbox', { name: 'Village 26' })).toHaveFocus());
    await expect(list.getByRole('checkbox', { name: 'Village 26' })).toBeChecked();
    await userEvent.click(list.getByRole('button', { name: 'Select all' }));
    await expect(list.getByRole('status')).toHaveTextContent('5,000 selected');
  },
};
