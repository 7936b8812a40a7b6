import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ContextMenu } from '../menu/index.ts';
import { instituteTable, manyColumns } from '../testing/institute-table.tsx';
import { sampleInstitutes } from '../testing/sample-institutes.ts';
import { DataTable } from './data-table.tsx';
import type { Point } from './data-table.types.ts';

const onEdit = fn();

/** A table with selection that opens each row's menu. */
function Ticking({ columns = instituteTable.columns }: { columns?: typeof manyColumns }) {
  const [menu, setMenu] = useState<{ name: string; at: Point }>();
  return (
    <>
      <DataTable
        {...instituteTable}
        columns={columns}
        rowHref={({ id }) => `#${id}`}
        onRowContextMenu={({ name }, at) => setMenu({ name, at })}
        defaultSelection={[]}
      />
      <ContextMenu
        label={`Actions for ${menu?.name}`}
        items={[{ label: 'Edit', icon: 'pencil', onSelect: onEdit }]}
        open={menu !== undefined}
        position={menu?.at}
        onOpenChange={() => setMenu(undefined)}
      />
    </>
  );
}

const meta = {
  title: 'Data/DataTable/Selection',
  component: Ticking,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onEdit.mockClear();
  },
} satisfies Meta<typeof Ticking>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select / }).slice(1);
const ticks = () => boxes().map(({ checked }) => checked);
const pageBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /all rows/ });
const [first, second, third] = sampleInstitutes;

export const FeaturesBoxes: Story = { name: 'Features: selectable rows' };

export const FeaturesBoxesOnCards: Story = {
  name: 'Features: selectable cards',
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    for (const box of boxes()) {
      const { width, height } = box.closest('td')?.getBoundingClientRect() ?? {
        width: 0,
        height: 0,
      };
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const BehaviourBoxesRtl: Story = {
  name: 'Behaviour: from right to left, the box of a card is before its heading',
  globals: { viewport: { value: 'w390' }, direction: 'rtl' },
  play: async () => {
    for (const box of boxes()) {
      const card = box.closest('tr')?.getBoundingClientRect() ?? new DOMRect();
      const { left, right } = box.getBoundingClientRect();
      await expect(card.right - right).toBeLessThan(left - card.left);
    }
  },
};

export const FeaturesBoxesScrolled: Story = {
  name: 'Features: sticky checkboxes and first column',
  args: { columns: manyColumns },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('.bk-table');
    const places = () =>
      [...canvasElement.querySelectorAll('tbody tr:first-child > :is(td:first-child, th)')].map(
        (cell) => cell.getBoundingClientRect().left,
      );
    const before = places();
    // Not overlapping at rest.
    const [box, name, next] = [...canvasElement.querySelectorAll('tbody tr:first-child > *')].map(
      (cell) => cell.getBoundingClientRect(),
    );
    await expect([name?.left, next?.left]).toEqual([box?.right, name?.right]);
    table?.scrollTo({ left: 300 });
    await expect(table?.scrollLeft).toBeGreaterThan(0);
    await expect(places()).toEqual(before);
  },
};

export const BehaviourRange: Story = {
  name: 'Behaviour: Shift selects ranges both ways; the whole cell toggles the checkbox',
  play: async ({ userEvent }) => {
    const [firstBox, , thirdBox, fourthBox] = boxes();
    if (!firstBox || !thirdBox || !fourthBox) throw new Error('Too few rows.');
    await userEvent.click(thirdBox);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(firstBox);
    await userEvent.keyboard('{/Shift}');
    await expect(ticks().slice(0, 4)).toEqual([true, true, true, false]);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(fourthBox.closest('label') ?? fourthBox);
    await userEvent.keyboard('{/Shift}');
    await expect(ticks().slice(0, 4)).toEqual([true, true, true, true]);
    await expect(location.hash).toBe('');
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: Space selects, arrow keys move between checkboxes, with Shift they extend the selection',
  play: async ({ userEvent }) => {
    const [firstBox, secondBox] = boxes();
    firstBox?.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{ArrowDown}{ArrowUp}');
    await expect(ticks().slice(0, 4)).toEqual([true, true, true, false]);
    await expect(boxes()[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp} ');
    await expect(secondBox).not.toBeChecked();
  },
};

export const BehaviourPage: Story = {
  name: 'Behaviour: the header checkbox is mixed, all or none',
  play: async ({ userEvent }) => {
    const [firstBox] = boxes();
    if (firstBox) await userEvent.click(firstBox);
    await waitFor(() => expect(pageBox().indeterminate).toBe(true));
    await userEvent.click(pageBox());
    await expect(ticks()).not.toContain(false);
    await expect(pageBox()).toBeChecked();
    await userEvent.click(pageBox());
    await expect(ticks()).not.toContain(true);
  },
};

export const BehaviourRowMenu: Story = {
  name: 'Behaviour: right-click and the context-menu key open the row’s menu at that point',
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('row', { name: new RegExp(first?.name ?? '') });
    const { left, top } = cell.getBoundingClientRect();
    const place = { clientX: left + 200, clientY: top + 10 };
    await userEvent.pointer([{ target: cell, keys: '[MouseRight]', coords: place }]);
    const menu = await screen.findByRole('menu', { name: `Actions for ${first?.name}` });
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeCloseTo(place.clientX, 0));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    const link = canvas.getByRole('link', { name: new RegExp(second?.name ?? '') });
    link.focus();
    // The event browsers send for the key.
    link.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true }));
    await screen.findByRole('menu', { name: `Actions for ${second?.name}` });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(link).toHaveFocus());

    const thirdRow = canvas.getByRole('row', { name: new RegExp(third?.name ?? '') });
    const wasTaken = !thirdRow.dispatchEvent(
      new PointerEvent('contextmenu', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    await expect(wasTaken).toBe(false);
  },
};
