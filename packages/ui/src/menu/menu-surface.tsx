'use client';
import type { RefObject } from 'react';
import { useOverlayPlace } from '../primitives/dom/overlay-host.ts';
import { dismissal } from '../primitives/overlays/dismissal.ts';
import { LayerSurface } from '../primitives/overlays/layer-surface.tsx';
import { popupPlace } from '../primitives/overlays/popup-place.ts';
import { useExit } from '../primitives/overlays/use-exit.ts';
import type { OpenState } from '../primitives/overlays/use-open.ts';
import { usePopupLayer } from '../primitives/overlays/use-popup-layer.ts';
import { MenuContent, MenuPortal } from '../primitives/radix/dropdown-menu.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { PartsContext } from '../primitives/react/use-part.ts';
import type { MenuItem, MenuSurfaceProps } from './menu.types.ts';
import { MenuRows } from './menu-rows.tsx';

interface SurfaceProps extends MenuSurfaceProps {
  state: OpenState;
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'center' | 'end';
  /** The element that had focus, and gets it back. */
  opener: RefObject<HTMLElement | null>;
  /** The button that opens and closes it. Without one it opens at a point. */
  trigger?: RefObject<HTMLElement | null>;
}

/** The content of a menu, mounted until its exit animation has ended. */
export function MenuSurface({
  state,
  label,
  items,
  align,
  opener,
  trigger,
  container,
  className,
  ref,
  parts,
  ...rest
}: SurfaceProps) {
  const [isMounted, element] = useExit(state.isOpen);
  const ownRef = useMergedRefs(element, ref);
  const layer = usePopupLayer(opener);
  const place = useOverlayPlace(container, [opener], isMounted);
  if (!isMounted || !place) return null;
  return (
    // Into a shadow root too, which only the types of Radix don't know.
    <MenuPortal forceMount container={place.host as Element}>
      <MenuContent
        asChild
        aria-label={label}
        aria-labelledby={undefined}
        {...rest}
        className={classNames('bk-menu', className)}
        align={align}
        {...popupPlace}
        {...(!trigger && { sideOffset: 0 })}
        loop
        ref={layer.ref}
        {...dismissal(state, rest)}
        // It toggles the menu itself; while the menu plays its exit animation, it would open and close it at once.
        onPointerDownOutside={(event) => {
          const isOnTrigger =
            event.target instanceof Node && trigger?.current?.contains(event.target);
          if (isOnTrigger) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // An overlay that the item opened keeps the focus.
          layer.giveFocusBack();
        }}
      >
        <LayerSurface isOpen={state.isOpen} ownRef={ownRef}>
          <PartsContext value={parts}>
            <MenuRows
              items={items}
              host={place.host}
              onChoose={(event) => {
                if (!state.change(false, 'item')) return event.preventDefault();
                // Before the action runs, so that an overlay that it opens can return focus to the opener.
                return opener.current?.focus();
              }}
            />
          </PartsContext>
        </LayerSurface>
      </MenuContent>
    </MenuPortal>
  );
}
