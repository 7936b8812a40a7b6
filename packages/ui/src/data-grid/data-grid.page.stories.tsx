import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { frame } from '../testing/frames.ts';
import {
  columns,
  gridOnPageStories,
  onEdit,
  onSelectionChange,
  rows,
} from '../testing/grid-on-page.tsx';
import { InShadow } from '../testing/in-shadow.tsx';
import { RatesGrid, rateColumns, rateRows } from '../testing/rates-grid.tsx';
import { DataGrid, type DataGridSelection } from './index.ts';

const meta = {
  ...gridOnPageStories,
  title: 'Data/DataGrid/On a page',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShakingHand: Story = {
  name: 'Behaviour: the header of a column selects it when the hand shakes, and of several when it is dragged',
  render: () => (
    <RatesGrid
      rows={rows}
      columns={columns}
      onEdit={onEdit}
      onSelectionChange={onSelectionChange}
    />
  ),
  play: async ({ canvas }) => {
    const head = (at: number) => canvas.getAllByRole('columnheader')[at] ?? canvas.getByRole('row');
    const drag = (from: Element, to: Element) => {
      const at = (element: Element, by: number) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { clientX: left + width / 2 + by, clientY: top + height / 2 + by, bubbles: true };
      };
      const pointer = { isPrimary: true, pointerId: 1, pointerType: 'mouse', buttons: 1 };
      fireEvent.pointerDown(from, { ...at(from, 0), ...pointer });
      fireEvent.pointerMove(to, { ...at(to, 1), ...pointer });
      fireEvent.pointerUp(to, { ...at(to, 1), ...pointer });
    };
    const rowsOf = ({ from, to }: DataGridSelection) => [from.row, to.row];
    const columnsOf = ({ from, to }: DataGridSelection) => [from.column, to.column];
    const last = () => onSelectionChange.mock.lastCall?.[0];
    const all = ['c0', 'c1-MAP'];
    drag(head(2), head(2));
    await expect(rowsOf(last())).toEqual(all);
    await expect(columnsOf(last())).toEqual([columns[1]?.key, columns[1]?.key]);
    drag(head(2), head(4));
    await expect(rowsOf(last())).toEqual(all);
    await expect(columnsOf(last())).toEqual([columns[1]?.key, columns[3]?.key]);
    drag(head(0), head(0));
    await expect(rowsOf(last())).toEqual(all);
  },
};

function Later() {
  const [isHere, setHere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHere(true)}>
        Load
      </button>
      <DataGrid
        label="Rates"
        rows={[
          { key: 'a', label: 'Lake Room' },
          { key: 'b', label: 'Suite' },
        ]}
        columns={isHere ? columns : []}
        cell={() => ({ text: '100' })}
        onEdit={onEdit}
      />
    </>
  );
}

export const LateColumns: Story = {
  name: 'Behaviour: columns that come later begin with the first cell, not with all of the row',
  render: () => <Later />,
  play: async ({ canvas }) => {
    const load = canvas.getByRole('button', { name: 'Load' });
    load.focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(load);
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(onEdit.mock.lastCall?.[0]).toEqual([
      { row: 'a', column: columns[0]?.key, text: '' },
    ]);
  },
};

export const UnderHeader: Story = {
  name: 'Behaviour: the focused cell is below the header of the page, and of a box that scrolls',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <section aria-label="Page" style={{ height: 400, overflow: 'auto', scrollPaddingTop: 80 }}>
      <header style={{ position: 'sticky', top: 0, height: 80, background: 'white', zIndex: 9 }}>
        Header
      </header>
      <RatesGrid rows={rateRows(8)} columns={columns} onEdit={onEdit} />
    </section>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByRole('region', { name: 'Page' });
    page.scrollTop = 700;
    const header = canvas.getByText('Header').getBoundingClientRect();
    // The rows of the place that was scrolled to.
    const cell = await waitFor(() => {
      const match = canvas
        .getAllByRole('gridcell')
        .find((item) => item.getBoundingClientRect().top > header.bottom + 100);
      if (!match) throw new Error('No cell.');
      return match;
    });
    await userEvent.click(cell);
    for (let step = 0; step < 8; step += 1) {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() =>
        expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          header.bottom - 1,
        ),
      );
    }
  },
};

export const Zoomed: Story = {
  name: 'Behaviour: in a zoomed or transformed page a drag selects what is under the pointer',
  render: () => (
    <>
      <div style={{ zoom: 0.8 }}>
        <RatesGrid label="Zoomed" {...{ rows, columns, onEdit, onSelectionChange }} />
      </div>
      <div style={{ transform: 'scale(0.8)', transformOrigin: '0 0' }}>
        <RatesGrid label="Scaled" {...{ rows, columns, onEdit, onSelectionChange }} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Zoomed', 'Scaled']) {
      const grid = canvas.getByRole('treegrid', { name });
      const cellAt = (row: string, column: number) =>
        grid.querySelector(`[aria-rowindex="${row}"] [aria-colindex="${column}"]`) ?? grid;
      const at = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return {
          clientX: left + width / 2,
          clientY: top + height / 2,
          bubbles: true,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'mouse',
          buttons: 1,
        };
      };
      fireEvent.pointerDown(cellAt('3', 2), at(cellAt('3', 2)));
      fireEvent.pointerMove(cellAt('7', 7), at(cellAt('7', 7)));
      fireEvent.pointerUp(cellAt('7', 7), at(cellAt('7', 7)));
      await expect(onSelectionChange.mock.lastCall?.[0]).toEqual({
        from: { row: 'c0-EP', column: columns[0]?.key },
        to: { row: 'c1-EP', column: columns[5]?.key },
      });
    }
  },
};

export const BeyondTheEdge: Story = {
  name: 'Behaviour: L7 selecting beyond an edge scrolls on while the pointer rests, and ends with the drag',
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 240, width: 480 }}>
      <RatesGrid rows={rateRows(8)} columns={rateColumns(14)} {...{ onEdit, onSelectionChange }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid');
    const [cell = grid] = canvas.getAllByText('4,950');
    const { left, top } = cell.getBoundingClientRect();
    const edge = grid.getBoundingClientRect();
    const mouse = {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'mouse',
      buttons: 1,
    };
    fireEvent.pointerDown(cell, { ...mouse, clientX: left + 4, clientY: top + 4 });
    const beyond = { ...mouse, clientX: edge.right + 30, clientY: edge.bottom + 30 };
    fireEvent.pointerMove(document.body, beyond);
    // Without another move.
    await waitFor(() => expect(grid.scrollTop).toBe(grid.scrollHeight - grid.clientHeight));
    await waitFor(() => expect(grid.scrollLeft).toBe(grid.scrollWidth - grid.clientWidth));
    await expect(onSelectionChange.mock.lastCall?.[0].to).toEqual({
      row: 'c7-MAP',
      column: rateColumns(14).at(-1)?.key,
    });
    fireEvent.pointerMove(document.body, { ...beyond, clientX: edge.left - 30, clientY: edge.top });
    fireEvent.pointerUp(document.body, { ...beyond, clientX: edge.left - 30, clientY: edge.top });
    const at = [grid.scrollTop, grid.scrollLeft];
    for (let wait = 0; wait < 4; wait += 1) await frame();
    await expect([grid.scrollTop, grid.scrollLeft]).toEqual(at);
  },
};

export const Shadow: Story = {
  name: 'Behaviour: in a shadow root cells that come into view are rendered, and keys and the clipboard work',
  render: () => (
    <InShadow>
      <RatesGrid
        rows={rateRows(30)}
        columns={columns}
        style={{ maxHeight: 240 }}
        {...{ onEdit, onSelectionChange }}
      />
    </InShadow>
  ),
  play: async ({ canvas }) => {
    const { root, grid } = await waitFor(() => {
      const { shadowRoot: root } = canvas.getByTestId('host');
      const grid = root?.querySelector<HTMLElement>('[role=treegrid]');
      if (!root || !grid?.querySelector('[role=gridcell]')) throw new Error('No cells.');
      return { root, grid };
    });
    grid.scrollTop = grid.scrollHeight;
    const last = await waitFor(() => {
      const match = grid.querySelector<HTMLElement>('[aria-rowindex="121"] [aria-colindex="2"]');
      if (!match) throw new Error('No cell of the last row.');
      return match;
    });
    await userEvent.click(last);
    await expect(onSelectionChange.mock.lastCall?.[0].from.row).toBe('c29-MAP');
    await userEvent.keyboard('{ArrowUp}12{Enter}');
    await expect(onEdit.mock.lastCall?.[0]).toEqual([
      expect.objectContaining({ row: 'c29-CP', text: '12' }),
    ]);
    await waitFor(() => expect(root.activeElement).toHaveAttribute('aria-colindex', '2'));
  },
};
