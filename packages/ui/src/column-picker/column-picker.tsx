'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { PopoverRoot, PopoverTrigger } from '../primitives/overlays/popover-root.tsx';
import { PopoverSurface } from '../primitives/overlays/popover-surface.tsx';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { SortableList } from '../sortable-list/index.ts';
import { columnPickerMessages } from './column-picker.messages.ts';
import type { ChoosableColumn } from './column-picker.types.ts';

/** The parts of `ColumnPicker`. */
export type ColumnPickerPart = 'column' | 'reset' | 'trigger';

export interface ColumnPickerProps
  extends PartsProps<ColumnPickerPart>,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** All columns, in their default order. */
  columns: readonly ChoosableColumn[];
  /** Keys of the visible columns, in order. */
  value?: readonly string[] | undefined;
  /** The visible columns at first. Default all. */
  defaultValue?: readonly string[] | undefined;
  /** Called on every change. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** Called to restore the default columns; uncontrolled, it has restored `defaultValue`. Omit while they are the default. */
  onReset?: (() => void) | undefined;
  /** The button that opens it. Default "Columns", in the language of the app. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  /** Opens on mount, for a host that loads the component on first click. */
  defaultOpen?: boolean | undefined;
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
}

/**
 * Lets people choose and reorder the columns of a table by dragging, buttons or keyboard. `className`, attributes and
 * `ref` apply to the popover; the button is `trigger`.
 */
export function ColumnPicker({
  columns,
  value: givenValue,
  defaultValue,
  onChange,
  onReset,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  parts,
  ...rest
}: ColumnPickerProps) {
  const part = partOf(parts);
  const messages = useMessages('columnPicker', columnPickerMessages);
  const first = defaultValue ?? columns.map(({ key }) => key);
  const [shown, setShown] = useControlled(givenValue, first, onChange);
  const popup = useOpen(open, defaultOpen, onOpenChange);
  const locked = columns.filter(({ isLocked }) => isLocked);
  const on = shown.flatMap(
    (key) => columns.find((column) => column.key === key && !column.isLocked) ?? [],
  );
  const off = columns.filter((column) => !column.isLocked && !shown.includes(column.key));
  const keys = on.map(({ key }) => key);
  const show = (next: readonly string[]) => setShown([...locked.map(({ key }) => key), ...next]);

  return (
    <PopoverRoot state={popup}>
      <PopoverTrigger asChild>
        {trigger ?? (
          <Button {...part('trigger')} color="transparent" icon="columns-3">
            {messages.columns}
          </Button>
        )}
      </PopoverTrigger>
      <PopoverSurface
        aria-label={messages.columns}
        align="end"
        {...rest}
        className={classNames('bk-columns', className)}
      >
        <SortableList
          label={messages.columns}
          items={[
            ...locked.map((column) => ({ ...column, isFixed: true, isOn: true })),
            ...on.map((column) => ({ ...column, isFixed: false, isOn: true })),
            ...off.map((column) => ({ ...column, isFixed: true, isOn: false })),
          ]}
          value={keys}
          onChange={show}
          renderItem={({ key, label, isLocked, isOn }) => (
            <div {...part('column', 'bk-columns-box')}>
              <Checkbox
                label={label}
                checked={isOn}
                disabledReason={isLocked ? messages.always : undefined}
                onChange={() => show(isOn ? keys.filter((item) => item !== key) : [...keys, key])}
              />
            </div>
          )}
        />
        {onReset && (
          <Button
            {...part('reset')}
            size="sm"
            color="transparent"
            icon="rotate-ccw"
            onClick={() => {
              // Who controls it restores the value.
              if (givenValue === undefined) setShown(first);
              onReset();
            }}
          >
            {messages.reset}
          </Button>
        )}
      </PopoverSurface>
    </PopoverRoot>
  );
}
