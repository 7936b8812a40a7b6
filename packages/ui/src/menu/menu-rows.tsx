'use client';
import { useId } from 'react';
import type { OverlayContainer } from '../primitives/dom/overlay-host.ts';
import { MenuSeparator } from '../primitives/radix/dropdown-menu.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { labelText } from '../primitives/text/node-label.ts';
import type { MenuChoice, MenuItem } from './menu.types.ts';
import { MenuRow } from './menu-row.tsx';
import { Submenu } from './submenu.tsx';

interface MenuRowsProps {
  items: readonly MenuItem[];
  /** Called before the selected item's action, to close the menu. `preventDefault` keeps it open. */
  onChoose: (event: Event) => void;
  /** Container of the menu, and of the menus that its items open. */
  host: OverlayContainer;
}

/** Renders the items of a menu, each an action, a separator, a group or a menu of its own. */
export function MenuRows({ items, ...rest }: MenuRowsProps) {
  const keys = keysOf(items);
  return items.map((item, index) => <OneItem key={keys[index]} item={item} {...rest} />);
}

interface OneItemProps extends Omit<MenuRowsProps, 'items'> {
  item: MenuItem;
}

function OneItem({ item, onChoose, host }: OneItemProps) {
  const part = usePart();
  if (item === 'separator') return <MenuSeparator {...part('separator', 'bk-menu-separator')} />;
  if ('items' in item && item.items) {
    return (
      <Submenu item={item} host={host}>
        <MenuRows items={item.items} onChoose={onChoose} host={host} />
      </Submenu>
    );
  }
  if ('options' in item && item.options)
    return <MenuChoiceRows choice={item} onChoose={onChoose} />;
  if ('checked' in item && item.checked !== undefined) {
    const { checked, onChange } = item;
    return (
      <MenuRow
        item={item}
        role="menuitemcheckbox"
        checked={checked}
        onSelect={(event) => {
          event.preventDefault();
          onChange(!checked);
        }}
      />
    );
  }
  const { tone, href, onSelect } = item;
  return (
    <MenuRow
      item={item}
      tone={tone}
      href={href}
      onSelect={(event) => {
        onChoose(event);
        onSelect?.();
      }}
    />
  );
}

/** A choice has the text of its heading. */
const keyOf = (item: Exclude<MenuItem, 'separator'>) => item.key ?? labelText(item);

/** Returns the key of each: its own or its label, and how often that came before, since two can have the same label. */
function keysOf(items: readonly MenuItem[]): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = item === 'separator' ? item : keyOf(item);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${count} ${name}`;
  });
}

interface ChoiceRowsProps extends Pick<MenuRowsProps, 'onChoose'> {
  choice: MenuChoice;
}

function MenuChoiceRows({ choice, onChoose }: ChoiceRowsProps) {
  const part = usePart();
  const { label, options, value: chosen } = choice;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu may contain a group, but no fieldset.
    <div role="group" aria-labelledby={id}>
      <div {...part('heading', 'bk-menu-legend')} id={id}>
        {label}
      </div>
      {options.map((option) => (
        <MenuRow
          key={option.value}
          item={option}
          role="menuitemradio"
          checked={option.value === chosen}
          onSelect={(event) => {
            onChoose(event);
            choice.onChange(option.value);
          }}
        />
      ))}
    </div>
  );
}
