'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { IconButton } from '../icon-button/index.ts';
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
export type ColumnPickerPart = 'column' | 'pin' | 'reset' | 'trigger';

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
  /** Keys of the columns that stay in place while the others scroll, as `pinned: 'start'` of a `DataTable` column does. */
  pinned?: readonly string[] | undefined;
  /** The pinned columns at first. Default none. */
  defaultPinned?: readonly string[] | undefined;
  /** Called when a column is pinned or unpinned. Without this and `defaultPinned` columns can't be pinned. */
  onPinnedChange?: ((pinned: readonly string[]) => void) | undefined;
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
 * Lets people choose, reorder and pin the columns of a table by dragging, buttons or keyboard. `className`, attributes and
 * `ref` apply to the popover; the button is `trigger`.
 */
export function ColumnPicker({
  columns,
  value: givenValue,
  defaultValue,
  onChange,
  pinned: givenPinned,
  defaultPinned,
  onPinnedChange,
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
  const [pinned, setPinned] = useControlled(givenPinned, defaultPinned ?? [], onPinnedChange);
  const canPin = onPinnedChange !== undefined || defaultPinned !== undefined;
  const popup = useOpen(open, defaultOpen, onOpenChange);
  const locked = columns.filter(({ isLocked }) => isLocked);
  // In the table's order: pinned columns come first.
  const on = pinnedFirst(shown, pinned).flatMap(
    (key) => columns.find((column) => column.key === key && !column.isLocked) ?? [],
  );
  const off = columns.filter((column) => !column.isLocked && !shown.includes(column.key));
  const keys = on.map(({ key }) => key);
  const show = (next: readonly string[]) =>
    setShown([...locked.map(({ key }) => key), ...pinnedFirst(next, pinned)]);

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
              {canPin && isOn && !isLocked && (
                <IconButton
                  {...part('pin')}
                  color={pinned.includes(key) ? 'theme' : 'transparent'}
                  variant="secondary"
                  size="sm"
                  icon="pin"
                  label={messages.pin(label)}
                  aria-pressed={pinned.includes(key)}
                  onClick={() =>
                    setPinned(
                      pinned.includes(key)
                        ? pinned.filter((item) => item !== key)
                        : [...pinned, key],
                    )
                  }
                />
              )}
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
              if (givenPinned === undefined && canPin) setPinned(defaultPinned ?? []);
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

/** Returns the keys with the pinned ones first, each group in the order of `keys`. */
function pinnedFirst(keys: readonly string[], pinned: readonly string[]): readonly string[] {
  return [
    ...keys.filter((key) => pinned.includes(key)),
    ...keys.filter((key) => !pinned.includes(key)),
  ];
}
