'use client';
import { type KeyboardEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { isFocusLeft } from '../primitives/dom/focus-left.ts';
import { useWindow } from '../primitives/dom/use-window.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { partOf } from '../primitives/react/parts.ts';
import { movedBy } from './item-keys.ts';
import type { VirtualListItem, VirtualListProps } from './virtual-list.types.ts';

const keyOf = ({ key }: VirtualListItem) => key;

/**
 * A list of thousands of items of the same height, of which only those in view are rendered. In a flex column of
 * limited height it scrolls inside itself.
 */
export function VirtualList<T extends VirtualListItem = VirtualListItem>({
  label,
  items,
  renderItem = ({ label }) => label,
  onItemOpen,
  canOpenItem,
  itemHeight = 40,
  empty,
  className,
  ref,
  parts,
  ...rest
}: VirtualListProps<T>) {
  const part = partOf(parts);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  // By script: a strict content policy refuses a style attribute in HTML.
  useLayoutEffect(
    () => root.current?.style.setProperty('--bk-virtual-list-item-height', `${itemHeight}px`),
    [itemHeight],
  );

  const list = useRef<HTMLUListElement>(null);
  /** The item of the tab stop by its key, and where it was: the next one takes its place when it goes away. */
  const [last, setLast] = useState<{ key?: string | undefined; index: number }>({ index: 0 });
  const setActive = (index: number) => setLast({ key: items[index]?.key, index });
  const keyIndex = last.key === undefined ? -1 : items.findIndex(({ key }) => key === last.key);
  const active = keyIndex < 0 ? Math.min(last.index, Math.max(items.length - 1, 0)) : keyIndex;
  if (keyIndex >= 0 && keyIndex !== last.index) setActive(keyIndex);
  const { parts: shown, onFocus, onBlur } = useWindow(list, items, keyOf, { isOn: true, active });

  /** The item that gets the focus once it is rendered. */
  const nextFocus = useRef<number>(undefined);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const isGone = focused.current?.isConnected === false;
    if (isGone) focused.current = null;
    const to = nextFocus.current ?? (isGone ? active : undefined);
    if (to === undefined) return;
    const place = `[data-index="${to}"]`;
    const selector = `${place}[tabindex], ${place} > [tabindex]`;
    list.current?.querySelector<HTMLElement>(selector)?.focus();
    nextFocus.current = undefined;
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const height = Math.min(root.current?.clientHeight ?? 0, innerHeight);
    const page = Math.max(1, Math.floor(height / itemHeight) - 1);
    const to = movedBy(event.key, active, { count: items.length, page });
    if (to === undefined) return;
    event.preventDefault();
    // Nothing would render, and a later render would take the focus back.
    if (to === active) return;
    nextFocus.current = to;
    setActive(to);
  };

  return (
    <div {...rest} ref={root} className={classNames('bk-virtual-list', className)} data-scroller="">
      {items.length === 0 && empty !== undefined ? (
        <div {...part('empty', 'bk-virtual-list-empty')}>{empty}</div>
      ) : (
        <ul
          {...part('items', 'bk-virtual-list-items')}
          ref={list}
          aria-label={label}
          onKeyDown={handleKeyDown}
          onFocus={(event) => {
            const index = event.target.closest('[data-index]')?.getAttribute('data-index');
            if (index) setActive(Number(index));
            focused.current = event.target;
            onFocus(event);
          }}
          onBlur={(event) => {
            if (isFocusLeft(event)) focused.current = null;
            onBlur(event);
          }}
        >
          {shown?.map((piece) => {
            if (!('row' in piece)) {
              return (
                <li
                  key={`items before ${piece.until}`}
                  aria-hidden="true"
                  style={{ height: piece.height }}
                />
              );
            }
            const { row: item, index } = piece;
            const tabIndex = index === active ? 0 : -1;
            const opens = onItemOpen && (canOpenItem?.(item) ?? true);
            return (
              <li
                key={item.key}
                {...part('item', 'bk-virtual-list-item')}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                tabIndex={opens ? undefined : tabIndex}
              >
                {opens ? (
                  <button
                    {...part('open', 'bk-virtual-list-open')}
                    type="button"
                    tabIndex={tabIndex}
                    onClick={() => onItemOpen(item)}
                  >
                    {renderItem(item)}
                  </button>
                ) : (
                  renderItem(item)
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
