import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Hotel, TimelineContestant } from './contestant.ts';

/** Functions of the page of timelines for the driver. */
export interface TimelineBench {
  /** Makes rooms with stays one after the other, so that what they take isn't counted. */
  prepare(rooms: number, days: number, perRoom: number): void;
  /** Mounts the timeline and waits until it is painted. */
  mount(): Promise<void>;
  unmount(): void;
  /** Scrolls by as many steps, one a frame. */
  scroll(steps: number, distance: { readonly top: number; readonly left: number }): Promise<void>;
  /** Returns how many elements there are. */
  nodes(): number;
  /** Returns the middle of a stay in the middle of the view. */
  stay(): { readonly x: number; readonly y: number };
  painted(): Promise<void>;
  /** Returns how many stays have been moved. */
  moved(): number;
}

declare global {
  // The driver reads it by name.
  var timelines: TimelineBench;
}

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2027, 2, 1);
const dayAt = (days: number) => new Date(FIRST + days * DAY_MS).toISOString().slice(0, 10);

/** Starts the page of one contestant. */
export function run({ Timeline, scrollers, stay }: TimelineContestant) {
  let hotel: Hotel = { rooms: [], stays: [], firstDay: dayAt(0), lastDay: dayAt(31) };
  let moved = 0;
  const onMove = () => {
    moved += 1;
  };
  let remove = () => {};

  /** Returns the element that scrolls for another: itself, also if only by script, or the nearest around it. */
  const scrollerOf = (selector: string, axis: 'Height' | 'Width') => {
    let node = document.querySelector(selector);
    let overflow = /auto|scroll|hidden/;
    while (node && !isScrolled(node, axis, overflow)) {
      node = node.parentElement;
      overflow = /auto|scroll/;
    }
    if (!node) throw new Error(`Nothing scrolls around ${selector}.`);
    return node;
  };

  globalThis.timelines = {
    prepare(rooms, days, perRoom) {
      const length = Math.floor(days / perRoom);
      hotel = {
        rooms: Array.from({ length: rooms }, (_, at) => ({
          key: `${at}`,
          label: `Room ${at + 1}`,
        })),
        stays: Array.from({ length: rooms * perRoom }, (_, at) => {
          const room = at % rooms;
          const start = Math.floor(at / rooms) * length + (room % 2);
          const nights = 1 + ((at * 7) % (length - 1));
          return {
            key: `stay-${at}`,
            room: `${room}`,
            start: dayAt(start),
            end: dayAt(start + nights),
            guest: `Guest ${at}`,
          };
        }),
        firstDay: dayAt(0),
        lastDay: dayAt(days),
      };
    },
    async mount() {
      const host = document.createElement('div');
      document.body.append(host);
      const root = createRoot(host);
      flushSync(() => root.render(<Timeline {...hotel} onMove={onMove} />));
      remove = () => {
        root.unmount();
        host.remove();
      };
      await painted();
    },
    unmount: () => remove(),
    async scroll(steps, { top, left }) {
      const down = scrollerOf(scrollers.down, 'Height');
      const along = scrollerOf(scrollers.along, 'Width');
      for (let step = 0; step < steps; step++) {
        if (top !== 0) down.scrollBy({ top, behavior: 'instant' });
        if (left !== 0) along.scrollBy({ left, behavior: 'instant' });
        await frame();
      }
    },
    nodes: () => document.body.querySelectorAll(':scope > div *').length,
    stay() {
      for (const element of document.querySelectorAll(stay)) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isSeen = x > 500 && x < 800 && y > 250 && y < 500;
        if (isSeen && document.elementFromPoint(x, y)?.closest(stay) === element) return { x, y };
      }
      throw new Error('No stay is in the middle.');
    },
    painted,
    moved: () => moved,
  };
}

function isScrolled(node: Element, axis: 'Height' | 'Width', pattern: RegExp): boolean {
  const { overflowX, overflowY } = getComputedStyle(node);
  const overflow = axis === 'Height' ? overflowY : overflowX;
  return pattern.test(overflow) && node[`scroll${axis}`] > node[`client${axis}`];
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Two frames: the first one's callback comes before its paint. */
async function painted(): Promise<void> {
  await frame();
  await frame();
}
