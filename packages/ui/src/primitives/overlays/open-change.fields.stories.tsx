import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ColorPicker } from '../../color-picker/index.ts';
import { ColumnPicker } from '../../column-picker/index.ts';
import { Combobox } from '../../combobox/index.ts';
import { DatePicker } from '../../date-picker/index.ts';
import { DateRangePicker } from '../../date-range-picker/index.ts';
import { MultiSelect } from '../../multi-select/index.ts';
import { ReferencePicker } from '../../reference-picker/index.ts';
import {
  beside,
  common,
  isClosed,
  isOpen,
  onOpenChange,
  openChangeStories,
  refused,
  told,
} from '../../testing/open-change-stage.tsx';

const today = '2026-11-22';
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

const meta = {
  ...openChangeStories,
  title: 'Overlays/Reasons',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfCombobox: Story = {
  name: 'Behaviour: the list of a field says why it opens and closes',
  render: beside(<Combobox {...common} options={options} />),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await isOpen('listbox');
    await userEvent.click(screen.getByRole('option', { name: 'Beta' }));
    await isClosed('listbox');
    await expect(told()).toEqual(['opens: trigger, click', 'closes: item, click']);

    await userEvent.keyboard('{ArrowDown}');
    await isOpen('listbox');
    await userEvent.keyboard('{Escape}');
    await isClosed('listbox');
    await expect(told()).toEqual(['opens: trigger, keydown', 'closes: escape, keydown']);

    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    told();
    await userEvent.type(field, 'al', { skipClick: true });
    await isOpen('listbox');
    await userEvent.keyboard('{Enter}');
    await isClosed('listbox');
    await expect(told()).toEqual(['opens: input, input', 'closes: item, keydown']);
    await expect(field).toHaveValue('Alpha');

    await userEvent.keyboard('{ArrowDown}');
    await isOpen('listbox');
    await userEvent.tab();
    await isClosed('listbox');
    await expect(told()).toEqual(['opens: trigger, keydown', 'closes: focus-out, focusin']);
  },
};

export const ComboboxRefused: Story = {
  name: 'Behaviour: the list of a field stays open for several choices if its host wants so',
  render: OfCombobox.render,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    refused.add('item');
    await userEvent.click(field);
    await isOpen('listbox');
    await userEvent.click(screen.getByRole('option', { name: 'Beta' }));
    await expect(field).toHaveValue('Beta');
    await isOpen('listbox');
    refused.clear();
    refused.add('input');
    await userEvent.keyboard('{Escape}');
    await isClosed('listbox');
    await userEvent.keyboard('x');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Each with what it opens by, and the role of what it opens. */
const pickers = {
  MultiSelect: <MultiSelect {...common} options={options} />,
  ColorPicker: <ColorPicker {...common} />,
  ColumnPicker: <ColumnPicker columns={[{ key: 'a', label: 'A' }]} onOpenChange={onOpenChange} />,
  DatePicker: <DatePicker {...common} today={today} />,
  DateRangePicker: <DateRangePicker {...common} today={today} />,
};

export const OfPickers: Story = {
  name: 'Behaviour: every picker says why it opens and closes, and its host can refuse',
  render: () => (
    <>
      {Object.entries(pickers).map(([name, picker]) => (
        <section key={name} aria-label={name}>
          {picker}
        </section>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    for (const name of Object.keys(pickers)) {
      await step(name, async () => {
        const section = canvas.getByRole('region', { name });
        const trigger = section.querySelector('[aria-haspopup="dialog"]');
        if (!trigger) throw new Error('There is nothing to open it by.');
        refused.add('trigger');
        await userEvent.click(trigger);
        await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
        refused.clear();
        await userEvent.click(trigger);
        await isOpen('dialog');
        await expect(told()).toEqual(['opens: trigger, click', 'opens: trigger, click']);
        refused.add('escape');
        await userEvent.keyboard('{Escape}');
        await isOpen('dialog');
        refused.clear();
        await userEvent.keyboard('{Escape}');
        await isClosed('dialog');
        await expect(told()).toEqual(['closes: escape, keydown', 'closes: escape, keydown']);
      });
    }
  },
};

export const OfDays: Story = {
  name: 'Behaviour: a calendar opened by a key of its field closes with the day that is chosen',
  render: () => <DatePicker {...common} today={today} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await isOpen('dialog');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', today));
    refused.add('item');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('22 Nov 2026');
    await isOpen('dialog');
    refused.clear();
    await userEvent.keyboard('{Enter}');
    await isClosed('dialog');
    await expect(told()).toEqual([
      'opens: trigger, keydown',
      'closes: item, keydown',
      'closes: item, keydown',
    ]);
  },
};

export const OfReferences: Story = {
  name: 'Behaviour: a search for a record is refused before it begins',
  render: () => <ReferencePicker {...common} search={async () => options} />,
  play: async ({ canvas, userEvent }) => {
    refused.add('trigger');
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    refused.clear();
    await userEvent.click(canvas.getByRole('combobox'));
    await isOpen('listbox');
    await userEvent.keyboard('{Escape}');
    await isClosed('listbox');
    await expect(told()).toEqual([
      'opens: trigger, click',
      'opens: trigger, click',
      'closes: escape, keydown',
    ]);
  },
};
