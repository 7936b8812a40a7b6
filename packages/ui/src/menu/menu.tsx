'use client';
import { type ReactElement, type SyntheticEvent, useRef } from 'react';
import { useOpenerDirection } from '../primitives/dom/direction.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { MenuRoot, MenuTrigger } from '../primitives/radix/dropdown-menu.ts';
import type { MenuItem, MenuSurfaceProps } from './menu.types.ts';
import { MenuSurface } from './menu-surface.tsx';

export interface MenuProps extends MenuSurfaceProps {
  /** Accessible name: "Actions for Lake Pichola House". */
  label: string;
  /** The trigger: a Button or IconButton. Blocked with `disabledReason`, it doesn't open the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Controlled open state. */
  open?: boolean | undefined;
  /** Open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** The edge of the trigger that the menu aligns with. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** A list of actions or options behind a button. The page stays interactive; click outside to close. */
export function Menu({
  label,
  trigger,
  items,
  open,
  defaultOpen = false,
  onOpenChange,
  align = 'end',
  ...rest
}: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const state = useOpen(open, defaultOpen, onOpenChange);
  const [direction, readDirection] = useOpenerDirection(opener, state.isOpen);
  const noteTrigger = ({ nativeEvent }: SyntheticEvent) => state.note('trigger', nativeEvent);
  return (
    <MenuRoot
      modal={false}
      dir={direction}
      open={state.isOpen}
      onOpenChange={(next) => {
        readDirection();
        state.change(next);
      }}
    >
      <MenuTrigger asChild ref={opener} onPointerDown={noteTrigger} onKeyDown={noteTrigger}>
        {trigger}
      </MenuTrigger>
      <MenuSurface
        {...rest}
        state={state}
        label={label}
        items={items}
        align={align}
        opener={opener}
        trigger={opener}
      />
    </MenuRoot>
  );
}
