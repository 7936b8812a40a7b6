import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Banner } from '../../banner/index.ts';
import { Button } from '../../button/index.ts';
import { ColorPicker } from '../../color-picker/index.ts';
import { ColumnPicker } from '../../column-picker/index.ts';
import { Combobox } from '../../combobox/index.ts';
import { DatePicker } from '../../date-picker/index.ts';
import { DateRangePicker } from '../../date-range-picker/index.ts';
import { Menu } from '../../menu/index.ts';
import { MultiSelect } from '../../multi-select/index.ts';
import { Popover } from '../../popover/index.ts';
import { ReferencePicker } from '../../reference-picker/index.ts';
import { SideNav } from '../../side-nav/index.ts';
import { TextField } from '../../text-field/index.ts';
import type { OnOpenChange, OpenChangeReason } from './open-change.ts';

/** Reasons for which it may not change, whether it opens or closes. */
const refused = new Set<OpenChangeReason>();

const onOpenChange = fn<OnOpenChange>((_, details) => {
  if (refused.has(details.reason)) details.cancel();
});

const today = '2026-11-22';
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];
const onSelect = fn();
const common = { label: 'Lake', onOpenChange };

const meta = {
  title: 'Overlays/Reasons',
  parameters: { docs: { disable: true } },
  beforeEach: () => {
    refused.clear();
    onOpenChange.mockClear();
    onSelect.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Beside what the page has otherwise. */
const beside = (element: ReactElement) => () => (
  <>
    {element}
    <Button>On the page</Button>
  </>
);

/** What the host was told since it was asked last. */
const told = () => {
  const all = onOpenChange.mock.calls.map(
    ([open, { reason, event }]) => `${open ? 'opens' : 'closes'}: ${reason}, ${event.type}`,
  );
  onOpenChange.mockClear();
  return all;
};
const isOpen = (role: string) => waitFor(() => expect(screen.getByRole(role)).toBeVisible());
const isClosed = (role: string) =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
const page = ({ canvas }: Play) => canvas.getByRole('button', { name: 'On the page' });

export const OfPopover: Story = {
  name: 'Behaviour: a popover says why it opens and closes',
  render: beside(
    <Popover {...common} trigger={<Button>Share</Button>}>
      <TextField label="Email address" />
    </Popover>,
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const trigger = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(trigger);
    await isOpen('dialog');
    await userEvent.click(trigger);
    await isClosed('dialog');
    await expect(told()).toEqual(['opens: trigger, click', 'closes: trigger, click']);

    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await isOpen('dialog');
    await userEvent.keyboard('{Escape}');
    await isClosed('dialog');
    await expect(told()).toEqual(['opens: trigger, click', 'closes: escape, keydown']);

    await userEvent.click(trigger);
    await isOpen('dialog');
    await userEvent.click(page(context));
    await isClosed('dialog');
    await expect(told()).toEqual(['opens: trigger, click', 'closes: outside, pointerdown']);

    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveFocus());
    page(context).focus();
    await isClosed('dialog');
    await expect(told()).toEqual(['opens: trigger, click', 'closes: focus-out, focusin']);
  },
};

export const PopoverRefused: Story = {
  name: 'Behaviour: a popover stays as it is for what its host refuses',
  render: OfPopover.render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    refused.add('trigger');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(told()).toEqual(['opens: trigger, click']);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    refused.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await isOpen('dialog');
    refused.add('outside').add('escape');
    await userEvent.click(page(context));
    await userEvent.keyboard('{Escape}');
    await expect(told()).toEqual([
      'opens: trigger, click',
      'closes: outside, pointerdown',
      'closes: escape, keydown',
    ]);
    await isOpen('dialog');
    refused.clear();
    await userEvent.keyboard('{Escape}');
    await isClosed('dialog');
  },
};

export const OfMenu: Story = {
  name: 'Behaviour: a menu says why it opens and closes, once',
  render: beside(
    <Menu {...common} trigger={<Button>More</Button>} items={[{ label: 'Copy', onSelect }]} />,
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await isOpen('menu');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
    await isClosed('menu');
    await expect(told()).toEqual(['opens: trigger, pointerdown', 'closes: item, click']);
    await expect(trigger).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await isOpen('menu');
    await userEvent.keyboard('{Enter}');
    await isClosed('menu');
    await expect(told()).toEqual(['opens: trigger, keydown', 'closes: item, click']);

    await userEvent.keyboard('{ArrowDown}');
    await isOpen('menu');
    await userEvent.keyboard('{Escape}');
    await isClosed('menu');
    await expect(told()).toEqual(['opens: trigger, keydown', 'closes: escape, keydown']);

    await userEvent.click(trigger);
    await isOpen('menu');
    await userEvent.click(page(context));
    await isClosed('menu');
    await expect(told()).toEqual(['opens: trigger, pointerdown', 'closes: outside, pointerdown']);
  },
};

export const MenuRefused: Story = {
  name: 'Behaviour: a menu that its host keeps open runs its items, with the focus in it',
  render: OfMenu.render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await isOpen('menu');
    told();
    refused.add('item').add('outside');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
    await expect(told()).toEqual(['closes: item, click']);
    await userEvent.click(page(context));
    await expect(new Set(told())).toContain('closes: outside, pointerdown');
    await isOpen('menu');
    refused.clear();
    await userEvent.keyboard('{Escape}');
    await isClosed('menu');
  },
};

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

export const OfFolds: Story = {
  name: 'Behaviour: a banner and a navigation that their host keeps stay as they are',
  render: () => (
    <>
      <Banner dismissible onOpenChange={onOpenChange}>
        Rates are saved.
      </Banner>
      <SideNav
        label="Main"
        isFoldable
        items={[{ key: 'a', items: [{ key: 'b', label: 'Home', href: '#', icon: 'house' }] }]}
        onOpenChange={onOpenChange}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    const fold = canvas.getByRole('button', { expanded: true });
    refused.add('close-button').add('trigger');
    await userEvent.click(dismiss);
    await userEvent.click(fold);
    await expect(told()).toEqual(['closes: close-button, click', 'closes: trigger, click']);
    await expect(dismiss).toBeVisible();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    refused.clear();
    await userEvent.click(dismiss);
    await userEvent.click(fold);
    await expect(canvas.queryByText('Rates are saved.')).not.toBeInTheDocument();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
  },
};
