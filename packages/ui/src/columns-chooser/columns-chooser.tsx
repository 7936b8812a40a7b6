'use client';
import { type ReactElement, useState } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { spendsEscape } from '../primitives/escape.ts';
import { PopoverRoot, PopoverTrigger } from '../primitives/popover.ts';
import { PopoverSurface } from '../primitives/popover-surface.tsx';
import { ColumnRow } from './column-row.tsx';
import { columnsChooserMessages } from './columns-chooser.messages.ts';
import type { ChoosableColumn } from './columns-chooser.types.ts';
import { SortableRows } from './sortable-rows.tsx';

export interface ColumnsChooserProps {
  /** All that there are, in their usual order. */
  columns: readonly ChoosableColumn[];
  /** The keys of those that are shown, in their order. */
  shown: readonly string[];
  /** Hears of each change at once. */
  onChange: (shown: readonly string[]) => void;
  /** Back to the usual columns. Left out while they are the usual ones. */
  onReset?: (() => void) | undefined;
  /** The button that opens it. Default "Columns", in the language of the app. */
  trigger?: ReactElement;
  /** Opens as it appears: for a host that loads it when its button is pressed first. */
  isOpenAtFirst?: boolean;
}

/** Which columns a table shows, and in which order: by dragging, by buttons and by the keyboard. */
export function ColumnsChooser({
  columns,
  shown,
  onChange,
  onReset,
  trigger,
  isOpenAtFirst = false,
}: ColumnsChooserProps) {
  const messages = useMessages('columnsChooser', columnsChooserMessages);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isLifted, setLifted] = useState(false);
  const locked = columns.filter(({ isLocked }) => isLocked);
  const on = shown.flatMap((key) => columns.find((one) => one.key === key && !one.isLocked) ?? []);
  const off = columns.filter((one) => !one.isLocked && !shown.includes(one.key));
  const tell = (keys: readonly string[]) => onChange([...locked.map(({ key }) => key), ...keys]);
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
        {...spendsEscape(isLifted)}
      >
        <ul className="bk-columns-list" aria-label={messages.columns}>
          {locked.map((column) => (
            <ColumnRow key={column.key} column={column} isOn />
          ))}
          <SortableRows
            columns={on}
            onLift={setLifted}
            onOrder={tell}
            onHide={(key) => tell(keys.filter((one) => one !== key))}
          />
          {off.map((column) => (
            <ColumnRow
              key={column.key}
              column={column}
              isOn={false}
              onToggle={() => tell([...keys, column.key])}
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
