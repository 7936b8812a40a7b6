'use client';
import { type ComponentProps, createContext, type RefObject, use, useRef } from 'react';
import { Anchor, Root, Trigger } from '../radix/popover.ts';
import { useMergedRefs } from '../react/rendered.tsx';

/** The trigger of the surrounding popover, which gets focus back. */
export const PopoverOpener = createContext<RefObject<HTMLButtonElement | null> | undefined>(
  undefined,
);
/** What it is placed by, if that isn't its trigger. */
export const PopoverBeside = createContext<RefObject<HTMLDivElement | null> | undefined>(undefined);

/** False from the first moment of closing. */
export const PopoverIsOpen = createContext(false);

export function PopoverRoot(props: ComponentProps<typeof Root> & { open: boolean }) {
  return (
    <PopoverOpener value={useRef<HTMLButtonElement>(null)}>
      <PopoverBeside value={useRef<HTMLDivElement>(null)}>
        <PopoverIsOpen value={props.open}>
          <Root {...props} />
        </PopoverIsOpen>
      </PopoverBeside>
    </PopoverOpener>
  );
}

export function PopoverTrigger({ ref, ...props }: ComponentProps<typeof Trigger>) {
  return <Trigger {...props} ref={useMergedRefs(ref, use(PopoverOpener))} />;
}

export function PopoverAnchor({ ref, ...props }: ComponentProps<typeof Anchor>) {
  return <Anchor {...props} ref={useMergedRefs(ref, use(PopoverBeside))} />;
}
