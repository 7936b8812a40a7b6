'use client';
import { type ComponentProps, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import type { OptionChecksPart } from '../multi-select/option-checks.tsx';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { filterBarMessages } from './filter-bar.messages.ts';
import type { Filter } from './filter-bar.types.ts';
import { FilterChip } from './filter-chip.tsx';
import { clear, isSet } from './filter-value.ts';

/** The parts of `FilterBar`. */
export type FilterBarPart =
  | OptionChecksPart
  | 'add'
  | 'arrow'
  | 'button'
  | 'chip'
  | 'clear'
  | 'clear-all'
  | 'editor'
  | 'error'
  | 'icon'
  | 'preset'
  | 'presets'
  | 'retry'
  | 'text';

export interface FilterBarProps
  extends PartsProps<FilterBarPart>,
    Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Accessible name. Default "Filters". */
  label?: string | undefined;
  /** All filters, in the order of their chips. */
  filters: readonly Filter[];
  /** Called to clear all filters. */
  onClear: () => void;
}

/** Shows the filters of a list as chips, with a button to add more. */
export function FilterBar({
  label,
  filters,
  onClear,
  className,
  ref,
  parts,
  ...rest
}: FilterBarProps) {
  const part = partOf(parts);
  const messages = useMessages('filterBar', filterBarMessages);
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => bar.current);
  /** Key of the chip whose editor is open; a chip that was just added opens its editor. */
  const [open, setOpen] = useState<string>();
  const shown = filters.filter((filter) => filter.isPinned || isSet(filter) || filter.key === open);
  const others = filters.filter((filter) => !shown.includes(filter));

  /** When a focused chip is removed, focus moves to the button that adds it again, or else to the first chip. */
  const next = () =>
    bar.current?.querySelector<HTMLElement>('[data-part="add"]') ??
    bar.current?.querySelector<HTMLElement>('button');

  return (
    <PartsContext value={parts}>
      {/* biome-ignore lint/a11y/useSemanticElements: filter buttons are not a form fieldset. */}
      <div
        aria-label={label ?? messages.filters}
        {...rest}
        ref={bar}
        className={classNames('bk-filter-bar', className)}
        role="group"
      >
        {shown.map((filter) => (
          <FilterChip
            key={filter.key}
            filter={filter}
            isOpen={filter.key === open}
            onOpen={(isOpen) => setOpen(isOpen ? filter.key : undefined)}
            next={next}
            onClear={() => {
              clear(filter);
              if (!filter.isPinned) next()?.focus();
            }}
          />
        ))}
        {filters.some(({ isPinned }) => !isPinned) && (
          <Menu
            label={messages.addNamed}
            align="start"
            trigger={
              <Button
                {...part('add', 'bk-filter-add')}
                color="transparent"
                variant="secondary"
                icon="plus"
                aria-label={messages.addNamed}
                disabledReason={others.length === 0 ? messages.noneLeft : undefined}
              >
                {messages.add}
              </Button>
            }
            items={others.map(({ key, label: name, icon }) => ({
              key,
              label: name,
              ...(icon && { icon }),
              onSelect: () => setOpen(key),
            }))}
          />
        )}
        {filters.some(isSet) && (
          <Button
            {...part('clear-all', 'bk-filter-clear-all')}
            color="transparent"
            onClick={() => {
              onClear();
              next()?.focus();
            }}
          >
            {messages.clearAll}
          </Button>
        )}
      </div>
    </PartsContext>
  );
}
