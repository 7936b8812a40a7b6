'use client';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useRef,
} from 'react';
import { Anchor, Root, Trigger } from '../radix/popover.ts';
import { useMergedRefs } from '../react/rendered.tsx';
import type { OpenState } from './use-open.ts';

/** The trigger of the surrounding popover, which gets focus back. */
export const PopoverOpener = createContext<RefObject<HTMLButtonElement | null> | undefined>(
  undefined,
);
/** The element that it is positioned by, if that isn't its trigger. */
export const PopoverBeside = createContext<RefObject<HTMLDivElement | null> | undefined>(undefined);

/** Whether it is open: false from the first moment of closing. */
export const PopoverState = createContext<OpenState | undefined>(undefined);

interface PopoverRootProps {
  state: OpenState;
  children: ReactNode;
}

export function PopoverRoot({ state, children }: PopoverRootProps) {
  return (
    <PopoverOpener value={useRef<HTMLButtonElement>(null)}>
      <PopoverBeside value={useRef<HTMLDivElement>(null)}>
        <PopoverState value={state}>
          <Root open={state.isOpen} onOpenChange={(next) => state.change(next)}>
            {children}
          </Root>
        </PopoverState>
      </PopoverBeside>
    </PopoverOpener>
  );
}

export function PopoverTrigger({ ref, onClick, ...props }: ComponentProps<typeof Trigger>) {
  const state = use(PopoverState);
  return (
    <Trigger
      {...props}
      ref={useMergedRefs(ref, use(PopoverOpener))}
      onClick={(event) => {
        onClick?.(event);
        state?.note('trigger', event.nativeEvent);
      }}
    />
  );
}

/** The element that it is positioned by: the box of a field, whose keys and text open it. */
export function PopoverAnchor({ ref, ...props }: ComponentProps<typeof Anchor>) {
  const state = use(PopoverState);
  return (
    <Anchor
      {...props}
      ref={useMergedRefs(ref, use(PopoverBeside))}
      onClickCapture={({ nativeEvent }) => state?.note('trigger', nativeEvent)}
      onKeyDownCapture={({ nativeEvent }) => state?.note('trigger', nativeEvent)}
      onInputCapture={({ nativeEvent }) => state?.note('input', nativeEvent)}
    />
  );
}
