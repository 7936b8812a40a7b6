'use client';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { directionOf } from '../primitives/dom/direction.ts';
import type { OverlayContainer } from '../primitives/dom/overlay-host.ts';
import { useMediaQuery } from '../primitives/dom/use-media-query.ts';
import { dismissal } from '../primitives/overlays/dismissal.ts';
import { isEscapeHandledInside } from '../primitives/overlays/escape.ts';
import { LayerSurface } from '../primitives/overlays/layer-surface.tsx';
import { popupPlace } from '../primitives/overlays/popup-place.ts';
import { useExit } from '../primitives/overlays/use-exit.ts';
import { usePopupLayer } from '../primitives/overlays/use-popup-layer.ts';
import {
  MenuEntry,
  MenuPortal,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
} from '../primitives/radix/dropdown-menu.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { space4 } from '../tokens/generated/values.ts';
import type { MenuSubmenu } from './menu.types.ts';
import { menuItemClass } from './menu.variants.ts';
import { MenuRow, useMenuRow } from './menu-row.tsx';

interface SubmenuProps {
  item: MenuSubmenu;
  host: OverlayContainer;
  children: ReactNode;
}

/** The least width of a window that has two menus beside each other. */
const WIDE = '(width >= 640px)';

/** An item that opens items of its own: beside it, in a narrow window below it. With a reason it opens nothing. */
export function Submenu(props: SubmenuProps) {
  const isWide = useMediaQuery(WIDE, true);
  if (props.item.disabledReason !== undefined)
    return <MenuRow item={props.item} hasPopup onSelect={() => {}} />;
  return isWide ? <SubmenuBeside {...props} /> : <SubmenuInPlace {...props} />;
}

function SubmenuBeside({ item, host, children }: SubmenuProps) {
  const part = usePart();
  const [isOpen, setOpen] = useState(false);
  const [isMounted, element] = useExit(isOpen);
  const trigger = useRef<HTMLDivElement>(null);
  const layer = usePopupLayer(trigger);
  const { attributes, content } = useMenuRow(item, 'chevron-right');
  return (
    <MenuSub open={isOpen} onOpenChange={setOpen}>
      <MenuSubTrigger {...part('item', menuItemClass())} ref={trigger} {...attributes}>
        {content}
      </MenuSubTrigger>
      {isMounted && (
        <MenuPortal forceMount container={host as Element}>
          <MenuSubContent
            {...part('submenu', 'bk-menu')}
            asChild
            {...popupPlace}
            // Its first item is beside the one that opens it.
            alignOffset={-space4}
            loop
            ref={layer.ref}
            {...dismissal(undefined, {})}
            // The item itself opens it again at once.
            onPointerDownOutside={(event) => {
              const isOnTrigger =
                event.target instanceof Node && trigger.current?.contains(event.target);
              if (isOnTrigger) event.preventDefault();
            }}
            // Only this menu, unlike in Radix, which closes all of them.
            onEscapeKeyDown={(event) => {
              const isHandled = isEscapeHandledInside(event);
              event.preventDefault();
              if (isHandled) return;
              setOpen(false);
              trigger.current?.focus();
            }}
          >
            <LayerSurface isOpen={isOpen} ownRef={element}>
              {children}
            </LayerSurface>
          </MenuSubContent>
        </MenuPortal>
      )}
    </MenuSub>
  );
}

function SubmenuInPlace({ item, children }: SubmenuProps) {
  const part = usePart();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLDivElement>(null);
  const { labelId, attributes, content } = useMenuRow(item, isOpen ? 'chevron-up' : 'chevron-down');
  /** Returns whether a key opens or closes it: the arrow towards its items, and back. */
  const keyOf = (event: KeyboardEvent) => {
    const isRtl = directionOf(event.currentTarget) === 'rtl';
    if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 'open';
    return event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? 'close' : undefined;
  };
  return (
    <>
      <MenuEntry
        {...part('item', menuItemClass())}
        ref={trigger}
        {...attributes}
        aria-expanded={isOpen}
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          const key = keyOf(event);
          if (!key || isOpen === (key === 'open')) return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {content}
      </MenuEntry>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a menu may contain a group, but no fieldset.
        <div
          {...part('submenu', 'bk-menu-group')}
          role="group"
          aria-labelledby={labelId}
          onKeyDown={(event) => {
            // One inside of this has closed already.
            if (keyOf(event) !== 'close' || event.defaultPrevented) return;
            event.preventDefault();
            trigger.current?.focus();
            setOpen(false);
          }}
        >
          {children}
        </div>
      )}
    </>
  );
}
