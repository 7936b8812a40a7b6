'use client';
import { type ReactElement, useState } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { handlesEscape } from '../primitives/escape.ts';
import { PopoverRoot, PopoverTrigger } from '../primitives/popover.ts';
import { PopoverSurface } from '../primitives/popover-surface.tsx';
import { columnPickerMessages } from './column-picker.messages.ts';
import type { ChoosableColumn } from './column-picker.types.ts';
import { ColumnRow } from './column-row.tsx';
import { SortableRows } from './sortable-rows.tsx';

export interface ColumnPickerProps {
  /** All columns, in their default order. */
  columns: readonly ChoosableColumn[];
  /** Keys of the visible columns, in order. */
  shown: readonly string[];
  /** Called on every change. */
  onChange: (shown: readonly string[]) => void;
  /** Called to restore the default columns. Omit while they are the default. */
  onReset?: (() => void) | undefined;
  /** The button that opens it. Default "Columns", in the language of the app. */
  trigger?: ReactElement;
  /** Opens on mount, for a host that loads the component on first click. */
  isOpenAtFirst?: boolean;
}

/** Lets people choose and reorder the columns of a table by dragging, buttons or keyboard. */
export function ColumnPicker({
  columns,
  shown,
  onChange,
  onReset,
  trigger,
  isOpenAtFirst = false,
}: ColumnPickerProps) {
  const messages = useMessages('columnPicker', columnPickerMessages);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isLifted, setLifted] = useState(false);
  const locked = columns.filter(({ isLocked }) => isLocked);
  const on = shown.flatMap((key) => columns.find((one) => one.key === key && !one.isLocked) ?? []);
  const off = columns.filter((one) => !one.isLocked && !shown.includes(one.key));
  const emitChange = (keys: readonly string[]) =>
    onChange([...locked.map(({ key }) => key), ...keys]);
  const keys = on.map(({ key }) => key);

  return (
    <PopoverRoot open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        {trigger ?? (
          <Button color="transparent" icon="columns-3">
            {messages.columns}
          </Button>
        )}
      </PopoverTrigger>
      <PopoverSurface
        className="bk-columns"
        aria-label={messages.columns}
        align="end"
        {...handlesEscape(isLifted)}
      >
        <ul className="bk-columns-list" aria-label={messages.columns}>
          {locked.map((column) => (
            <ColumnRow key={column.key} column={column} isOn />
          ))}
          <SortableRows
            columns={on}
            onLift={setLifted}
            onOrder={emitChange}
            onHide={(key) => emitChange(keys.filter((one) => one !== key))}
          />
          {off.map((column) => (
            <ColumnRow
              key={column.key}
              column={column}
              isOn={false}
              onToggle={() => emitChange([...keys, column.key])}
            />
          ))}
        </ul>
        {onReset && (
          <Button size="sm" color="transparent" icon="rotate-ccw" onClick={onReset}>
            {messages.reset}
          </Button>
        )}
      </PopoverSurface>
    </PopoverRoot>
  );
}
