'use client';
import { useId } from 'react';
import { MenuSeparator } from '../primitives/radix/dropdown-menu.ts';
import type { MenuChoice, MenuItem } from './menu.types.ts';
import { MenuRow } from './menu-row.tsx';

interface MenuRowsProps {
  item: MenuItem;
  /** Called before the selected item's action, to close the menu. `preventDefault` keeps it open. */
  onChoose: (event: Event) => void;
}

/** Renders an item: an action, a separator or a group. */
export function MenuRows({ item, onChoose }: MenuRowsProps) {
  if (item === 'separator')
    return <MenuSeparator className="bk-menu-separator" data-part="separator" />;
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

interface ChoiceRowsProps extends Pick<MenuRowsProps, 'onChoose'> {
  choice: MenuChoice;
}

function MenuChoiceRows({ choice, onChoose }: ChoiceRowsProps) {
  const { label, options, value: chosen } = choice;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu may contain a group, but no fieldset.
    <div role="group" aria-labelledby={id}>
      <div id={id} className="bk-menu-legend" data-part="heading">
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
