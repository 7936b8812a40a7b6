'use client';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { useFieldValue } from '../field/use-field-value.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNumber } from '../messages/use-number.ts';
import { announce } from '../primitives/announce.ts';
import { classNames } from '../primitives/class-names.ts';
import { handlesEscape } from '../primitives/escape.ts';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  rectSortingStrategy,
  SortableContext,
  useSensor,
  useSensors,
  verticalListSortingStrategy,
} from '../primitives/sortable.ts';
import { announcementsOf } from './announcements.ts';
import { moved } from './moved.ts';
import { sortableListMessages } from './sortable-list.messages.ts';
import type { SortableItem, SortableListProps } from './sortable-list.types.ts';
import { SortableRow } from './sortable-row.tsx';
import { useKeyboardMove } from './use-keyboard-move.ts';

/** Movements below this distance are clicks, in px. */
const DRAG_FROM = 4;

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
  disabledReason,
  className,
  ref,
  ...rest
}: SortableListProps<T>) {
  const messages = useMessages('sortableList', sortableListMessages);
  const number = useNumber();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current);
  const [order, setOrder] = useFieldValue({
    value: givenValue,
    defaultValue: defaultValue ?? items.map(({ key }) => key),
    onChange,
    inside: list,
  });
  const [isDragged, setDragged] = useState(false);
  const place = ({ key }: T) => (order.includes(key) ? order.indexOf(key) : order.length);
  const movable = items
    .filter(({ isFixed }) => !isFixed)
    .sort((one, other) => place(one) - place(other));
  const keys = movable.map(({ key }) => key);
  const move = (from: number, to: number) => {
    if (from !== to) setOrder(moved(keys, from, to));
  };
  const keyboard = useKeyboardMove({ items: movable, layout, onMove: move });
  // Fixed items stay where they are given, and the others fill the places between.
  const queue = keyboard.order.values();
  const sorted = items.map((item) => {
    if (item.isFixed) return item;
    const next = queue.next().value;
    return movable.find(({ key }) => key === next) ?? item;
  });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(false);
    const from = keys.indexOf(String(active.id));
    move(from, over ? keys.indexOf(String(over.id)) : from);
  };
  const step = (item: T, by: number) => {
    const to = keys.indexOf(item.key) + by;
    move(to - by, to);
    const count = [keys.length, number.plain(keys.length)] as const;
    announce(messages.at(item.label, number.plain(to + 1), ...count));
  };

  return (
    <ul
      aria-label={label}
      {...rest}
      {...handlesEscape(isDragged || keyboard.liftedKey !== undefined)}
      ref={list}
      className={classNames('bk-sortable', className)}
      data-layout={layout}
    >
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcementsOf(movable, messages, number),
          screenReaderInstructions: { draggable: messages.instructions },
          // Rendered outside: a list may only contain items.
          ...(typeof document !== 'undefined' && { container: document.body }),
        }}
        onDragStart={() => setDragged(true)}
        onDragEnd={drop}
        onDragCancel={() => setDragged(false)}
      >
        <SortableContext
          items={keyboard.order}
          strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
        >
          {sorted.map((item) => {
            const at = keyboard.order.indexOf(item.key);
            return item.isFixed ? (
              <li key={item.key} className="bk-sortable-item" data-part="item" data-fixed="">
                <span className="bk-sortable-handle" />
                <div className="bk-sortable-content">{renderItem(item)}</div>
              </li>
            ) : (
              <SortableRow
                key={item.key}
                item={item}
                name={name}
                layout={layout}
                handle={keyboard.handleOf(item)}
                isLifted={keyboard.liftedKey === item.key}
                isFirst={at === 0}
                isLast={at === keys.length - 1}
                disabledReason={disabledReason}
                onStep={(by) => step(item, by)}
              >
                {renderItem(item)}
              </SortableRow>
            );
          })}
        </SortableContext>
      </DndContext>
    </ul>
  );
}
