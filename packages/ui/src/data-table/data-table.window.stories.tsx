import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DataTable } from './index.ts';

interface Room {
  readonly id: number;
}

const rooms: readonly Room[] = Array.from({ length: 1000 }, (_, id) => ({ id }));
const cell = fn(({ id }: Room) => `Room ${id}`);
const columns = [{ key: 'name', label: 'Room', cell }];

const meta = {
  title: 'Data/DataTable/Windowed rows',
  component: DataTable<Room>,
  tags: ['!autodocs'],
  args: {
    label: 'Rooms',
    isWindowed: true,
    rows: rooms,
    rowKey: ({ id }) => `${id}`,
    rowLabel: ({ id }) => `Room ${id}`,
    columns,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: 320 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    cell.mockClear();
  },
} satisfies Meta<typeof DataTable<Room>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourBlocks: Story = {
  name: 'Behaviour: rows come in blocks, and a scroll within one renders nothing',
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'Rooms' });
    const [row, next] = canvas.getAllByRole('rowheader');
    if (!row || !next) throw new Error('There are no rows.');
    const pitch = next.getBoundingClientRect().top - row.getBoundingClientRect().top;
    const shown = () =>
      canvas.getAllByRole('rowheader').map(({ textContent }) => Number(textContent?.slice(5)));
    const scrollBy = async (rows: number) => {
      const scrolled = new Promise((done) =>
        table.addEventListener('scroll', done, { once: true }),
      );
      table.scrollBy({ top: rows * pitch, behavior: 'instant' });
      await scrolled;
    };
    await scrollBy(100);
    await expect(shown()).toContain(100);
    cell.mockClear();
    for (let step = 0; step < 4; step++) await scrollBy(1 / 4);
    await expect(cell).not.toHaveBeenCalled();

    for (let first = 102; first <= 112; first++) {
      await scrollBy(1);
      const rows = shown();
      await expect(rows).toContain(first);
      await expect(rows).toContain(first + 6);
      await expect((rows[0] ?? 0) % 4).toBe(0);
      await expect(rows.length % 4).toBe(0);
    }
    await waitFor(() => expect(cell).toHaveBeenCalledTimes(12));
  },
};
