'use client';
import { useId } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNumber } from '../messages/use-number.ts';
import {
  arrayMove,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  SortableContext,
  sortableKeyboardCoordinates,
  useSensor,
  useSensors,
  useSortable,
  verticalListSortingStrategy,
} from '../primitives/sortable.ts';
import { announcementsOf } from './announcements.ts';
import { columnPickerMessages } from './column-picker.messages.ts';
import type { ChoosableColumn } from './column-picker.types.ts';
import { ColumnRow } from './column-row.tsx';

/** Movements below this distance are clicks, in px. */
const DRAG_FROM = 4;

interface SortableRowsProps {
  columns: readonly ChoosableColumn[];
  onLift: (isLifted: boolean) => void;
  onOrder: (keys: readonly string[]) => void;
  onHide: (key: string) => void;
}

/** The visible columns, which can be reordered. */
export function SortableRows({ columns, onLift, onOrder, onHide }: SortableRowsProps) {
  const messages = useMessages('columnPicker', columnPickerMessages);
  const number = useNumber();
  const id = useId();
  const keys = columns.map(({ key }) => key);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    onLift(false);
    const from = keys.indexOf(String(active.id));
    const to = over ? keys.indexOf(String(over.id)) : from;
    if (from !== to) onOrder(arrayMove(keys, from, to));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(columns, messages, number),
        screenReaderInstructions: { draggable: messages.instructions },
        // Rendered outside: a list may only contain rows.
        container: document.body,
      }}
      onDragStart={() => onLift(true)}
      onDragEnd={drop}
      onDragCancel={() => onLift(false)}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {columns.map((column, at) => (
          <SortableRow
            key={column.key}
            column={column}
            onHide={() => onHide(column.key)}
            onUp={at > 0 ? () => onOrder(arrayMove(keys, at, at - 1)) : undefined}
            onDown={at < keys.length - 1 ? () => onOrder(arrayMove(keys, at, at + 1)) : undefined}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  column: ChoosableColumn;
  onHide: () => void;
  /** Undefined at the end of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function SortableRow({ column, onHide, onUp, onDown }: SortableRowProps) {
  const messages = useMessages('columnPicker', columnPickerMessages);
  const { key, label } = column;
  const sortable = useSortable({ id: key });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } =
    sortable;
  return (
    <ColumnRow
      ref={setNodeRef}
      column={column}
      isOn
      onToggle={onHide}
      data-dragging={isDragging || undefined}
      data-sorting={sortable.isSorting || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
      grip={
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className="bk-columns-grip"
          aria-label={messages.move(label)}
        >
          <Icon name="grip-vertical" size="sm" />
        </button>
      }
    >
      <IconButton
        icon="arrow-up"
        size="sm"
        label={messages.up(label)}
        disabled={!onUp}
        onClick={onUp}
      />
      <IconButton
        icon="arrow-down"
        size="sm"
        label={messages.down(label)}
        disabled={!onDown}
        onClick={onDown}
      />
    </ColumnRow>
  );
}
