/** A front desk that keeps what is changed in its `ResourceTimeline`. */
import { type ComponentType, useState } from 'react';
import { fireEvent } from 'storybook/test';
import {
  ResourceTimeline,
  type ResourceTimelineChange,
  type ResourceTimelineProps,
} from '../resource-timeline/index.ts';

export function HotelDesk({
  items: first,
  onMove,
  onResize,
  onCreate,
  ...props
}: ResourceTimelineProps) {
  const [items, setItems] = useState(first);
  const keep = (changes: readonly ResourceTimelineChange[]) => {
    const spans = new Map(changes.map(({ item, ...span }) => [item.key, span]));
    setItems((all) =>
      all.map((stay) => {
        const span = spans.get(stay.key);
        return span ? { ...stay, ...span } : stay;
      }),
    );
  };
  return (
    <ResourceTimeline
      {...props}
      items={items}
      onMove={(change, others) => onMove?.(change, others) ?? keep([change, ...others])}
      onResize={(change) => onResize?.(change) ?? keep([change])}
      onCreate={(span) =>
        onCreate?.(span) ?? setItems((all) => [...all, { ...span, key: 'new', label: 'Walk-in' }])
      }
    />
  );
}

/** Gives a story a box of limited height. */
export const deskSize = (Story: ComponentType) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      height: 420,
      width: 900,
      maxWidth: '100%',
    }}
  >
    <Story />
  </div>
);

interface Drag {
  readonly from: Element;
  /** From the middle of it, in px. */
  readonly at?: number;
  readonly by: { readonly x: number; readonly y: number };
}

/** Presses the mouse and moves it, without a release. */
export function drag({ from, at = 0, by }: Drag) {
  const { left, top, width, height } = from.getBoundingClientRect();
  const point = { clientX: left + width / 2 + at, clientY: top + height / 2 };
  const pointer = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, buttons: 1 };
  let end = point;
  /** Moves to a distance from where it was pressed. */
  const move = ({ x, y }: Drag['by']) => {
    end = { clientX: point.clientX + x, clientY: point.clientY + y };
    fireEvent.pointerMove(document, { ...pointer, ...end });
  };
  fireEvent.pointerDown(from, { ...pointer, ...point });
  move({ x: by.x / 2, y: by.y / 2 });
  move(by);
  return {
    move,
    release: () => {
      fireEvent.pointerUp(document, { ...pointer, ...end, buttons: 0 });
      fireEvent.click(from, end);
    },
  };
}
