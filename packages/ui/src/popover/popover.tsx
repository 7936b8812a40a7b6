'use client';
import { type ComponentProps, type ReactElement, type RefObject, useRef } from 'react';
import { useOpenerDirection } from '../primitives/dom/direction.ts';
import type { OverlayContainer } from '../primitives/dom/overlay-host.ts';
import { LayerSurface } from '../primitives/overlays/layer-surface.tsx';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { PopoverRoot, PopoverTrigger } from '../primitives/overlays/popover-root.tsx';
import { PopoverSurface } from '../primitives/overlays/popover-surface.tsx';
import { useExit } from '../primitives/overlays/use-exit.ts';
import { useOpen } from '../primitives/overlays/use-open.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { warnNameless } from '../primitives/react/warn-nameless.ts';
import { type PopoverSize, popoverClass } from './popover.variants.ts';

export interface PopoverProps
  extends Omit<ComponentProps<'div'>, 'role' | 'title' | 'onFocus' | 'dir'> {
  /** Accessible name: "Columns". */
  label: string;
  /** The element that opens it: a Button or IconButton. Blocked with `disabledReason`, it doesn't. */
  trigger: ReactElement;
  /** Controlled open state. */
  open?: boolean | undefined;
  /** Open at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called as it opens or closes, with the reason; `cancel()` of its details refuses. */
  onOpenChange?: OnOpenChange | undefined;
  /** The side of the trigger, unless there is no room. Default `bottom`. */
  side?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** The edge of the trigger that it aligns with. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Default `md`, 320 px. */
  size?: PopoverSize | undefined;
  /** Element to focus on open. Default: the first focusable one, else the popover. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Container to render in. Default: the nearest native dialog, full-screen element or shadow root, else the body. */
  container?: OverlayContainer | null | undefined;
}

/**
 * Content beside the button that opens it. The page stays interactive; Escape, a click outside or focus elsewhere
 * closes it, and focus returns to the button.
 */
export function Popover({
  label,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  size,
  initialFocus,
  className,
  ref,
  children,
  ...rest
}: PopoverProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const state = useOpen(open, defaultOpen, onOpenChange);
  const { isOpen } = state;
  const [isMounted, element] = useExit(isOpen);
  const ownRef = useMergedRefs(element, ref);
  const [direction, readDirection] = useOpenerDirection(opener, isOpen);
  warnNameless('Popover', label);
  const isRtl = direction === 'rtl';
  return (
    <PopoverRoot
      state={{
        ...state,
        change(next, ...cause) {
          readDirection();
          return state.change(next, ...cause);
        },
      }}
    >
      <PopoverTrigger asChild ref={opener}>
        {trigger}
      </PopoverTrigger>
      {isMounted && (
        <PopoverSurface
          asChild
          forceMount
          aria-label={label}
          {...rest}
          className={popoverClass({ size, className })}
          dir={direction}
          side={
            side === 'start'
              ? isRtl
                ? 'right'
                : 'left'
              : side === 'end'
                ? isRtl
                  ? 'left'
                  : 'right'
                : side
          }
          align={align}
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus({ preventScroll: true });
          }}
        >
          <LayerSurface isOpen={isOpen} ownRef={ownRef}>
            {children}
          </LayerSurface>
        </PopoverSurface>
      )}
    </PopoverRoot>
  );
}
