'use client';
import { Root, Trigger } from '@radix-ui/react-popover';
import { type ComponentProps, createContext, type RefObject, use, useRef } from 'react';
import { useMergedRefs } from './rendered.tsx';

/** The trigger of the surrounding popover, which gets focus back. */
export const PopoverOpener = createContext<RefObject<HTMLButtonElement | null> | undefined>(
  undefined,
);

export function PopoverRoot(props: ComponentProps<typeof Root>) {
  return (
    <PopoverOpener value={useRef<HTMLButtonElement>(null)}>
      <Root {...props} />
    </PopoverOpener>
  );
}

export function PopoverTrigger({ ref, ...props }: ComponentProps<typeof Trigger>) {
  return <Trigger {...props} ref={useMergedRefs(ref, use(PopoverOpener))} />;
}
