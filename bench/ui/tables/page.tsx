import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Institute, Rate, TableContestant } from './contestant.ts';

/** Functions of the page of tables for the driver. */
export interface TableBench {
  /** Makes the rows, so that what they take isn't counted. */
  prepare(rows: number): void;
  /** Mounts the table of the prepared rows, or the grid. Returns milliseconds. */
  mount(what: 'table' | 'grid'): number;
  unmount(): void;
  /** Scrolls by as many steps, one a frame. Returns how many frames took longer than 25 ms, and the most elements there were. */
  scroll(steps: number, distance: number): Promise<{ long: number; nodes: number }>;
  /** Sorts by the first column. Returns milliseconds. */
  sort(): number;
}

declare global {
  // The driver reads it by name.
  var tables: TableBench;
}

const LONG_FRAME_MS = 25;

const days = Array.from({ length: 31 }, (_, at) => ({ key: `d${at}`, label: `${at + 1} Dec` }));

/** 50 categories with three plans each. */
const rates: readonly Rate[] = Array.from({ length: 200 }, (_, at) => ({
  key: `r${at}`,
  label: at % 4 === 0 ? `Category ${at / 4}` : `Plan ${at % 4}`,
  prices: at % 4 === 0 ? undefined : days.map((_day, day) => 4000 + ((at * 7 + day) % 40) * 50),
}));

/** Starts the page of one contestant. */
export function run({ Table, Grid, scroller, sorter }: TableContestant) {
  let rows: Institute[] = [];
  let remove = () => {};

  const mounted = (content: ReactNode) => {
    const host = document.createElement('div');
    document.body.append(host);
    const root = createRoot(host);
    flushSync(() => root.render(content));
    remove = () => {
      root.unmount();
      host.remove();
    };
  };

  const timed = (work: () => void): number => {
    const start = performance.now();
    work();
    // Layout belongs to the cost.
    document.body.getBoundingClientRect();
    return performance.now() - start;
  };

  const find = (selector: string | undefined) =>
    selector === undefined ? null : document.querySelector<HTMLElement>(selector);

  globalThis.tables = {
    prepare(count) {
      rows = Array.from({ length: count }, (_, at) => ({
        id: `I-${at}`,
        // No order of their own.
        name: `Institute ${(at * 7919) % count}`,
        city: 'Udaipur',
        plan: at % 3 === 0 ? 'Standard' : 'Professional',
        users: at % 40,
        status: 'Active',
      }));
    },
    mount(what) {
      return timed(() =>
        mounted(
          what === 'table'
            ? Table && <Table rows={rows} />
            : Grid && <Grid rows={rates} days={days} />,
        ),
      );
    },
    unmount: () => remove(),
    async scroll(steps, distance) {
      const element = find(scroller);
      let long = 0;
      let nodes = 0;
      let last = await frame();
      for (let step = 0; step < steps; step++) {
        element?.scrollBy({ top: distance, behavior: 'instant' });
        const now = await frame();
        nodes = Math.max(nodes, document.body.querySelectorAll(':scope > div *').length);
        if (now - last > LONG_FRAME_MS) long += 1;
        last = now;
      }
      return { long, nodes };
    },
    sort: () => timed(() => flushSync(() => find(sorter)?.click())),
  };
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
