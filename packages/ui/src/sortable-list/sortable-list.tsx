'use client';
import { type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';
import { handlesEscape } from '../primitives/overlays/escape.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { moved } from './moved.ts';
import type { SortableItem, SortableListProps } from './sortable-list.types.ts';
import { sortableListClass } from './sortable-list.variants.ts';
import { SortableRow } from './sortable-row.tsx';
import { useAnnouncedMoves } from './use-announced-moves.ts';
import { useDragMove } from './use-drag-move.ts';
import { useKeyboardMove } from './use-keyboard-move.ts';

/** A list whose items are moved by dragging, by keyboard or by buttons. */
export function SortableList<T extends SortableItem>({
  label,
  items,
  layout = 'list',
  value: givenValue,
  defaultValue,
  onChange,
  renderItem = ({ label }) => label,
  name,
  form,
  disabledReason,
  className,
  ref,
  parts,
  ...rest
}: SortableListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current);
  const [order, setOrder] = useFieldValue({
    value: givenValue,
    defaultValue: defaultValue ?? items.map(({ key }) => key),
    onChange,
    inside: list,
    form,
  });
  const place = ({ key }: T) => (order.includes(key) ? order.indexOf(key) : order.length);
  const movable = items.filter(({ isFixed }) => !isFixed).sort((a, b) => place(a) - place(b));
  const keys = movable.map(({ key }) => key);
  const move = (from: number, to: number) => {
    if (from !== to) setOrder(moved(keys, from, to));
  };
  const announced = useAnnouncedMoves(keys.length);
  const moves = { items: movable, layout, announced, onMove: move };
  const keyboard = useKeyboardMove(moves);
  const drag = useDragMove({
    ...moves,
    list,
    isDisabled: disabledReason !== undefined || keyboard.liftedKey !== undefined,
  });
  // Fixed items stay where they are given, and the others fill the places between.
  const queue = keyboard.order.values();
  const sorted = items.map((item) => {
    if (item.isFixed) return item;
    const next = queue.next().value;
    return movable.find(({ key }) => key === next) ?? item;
  });
  const step = (item: T, by: number) => {
    const from = keys.indexOf(item.key);
    move(from, from + by);
    announced.moved(item, from + by);
  };
  const handleOf = (item: T) => {
    const handle = keyboard.handleOf(item);
    return {
      ...handle,
      onPointerDown: drag.onPointerDown,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (drag.draggedKey === undefined) handle.onKeyDown(event);
        else if (event.key === 'Escape') drag.cancel();
      },
    };
  };
  const movingKey = drag.draggedKey ?? keyboard.liftedKey;

  return (
    <PartsContext value={parts}>
      <ul
        aria-label={label}
        {...rest}
        {...handlesEscape(movingKey !== undefined)}
        ref={list}
        className={sortableListClass({ layout, className })}
      >
        {sorted.map((item) => {
          const at = keyboard.order.indexOf(item.key);
          return (
            <SortableRow
              key={item.key}
              item={item}
              name={name}
              form={form}
              layout={layout}
              handle={handleOf(item)}
              isMoving={movingKey === item.key}
              isFirst={at === 0}
              isLast={at === keys.length - 1}
              disabledReason={disabledReason}
              onStep={(by) => step(item, by)}
            >
              {renderItem(item)}
            </SortableRow>
          );
        })}
      </ul>
    </PartsContext>
  );
}
