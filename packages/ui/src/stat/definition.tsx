import { useState } from 'react';
import { PopoverRoot, PopoverTrigger } from '../primitives/popover.ts';
import { PopoverSurface } from '../primitives/popover-surface.tsx';

interface DefinitionProps {
  readonly label: string;
  readonly text: string;
}

/** The label of a figure that explains itself: to a pointer and the keyboard by a tooltip, to a finger by a popover. */
export function Definition({ label, text }: DefinitionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PopoverRoot open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          className="bk-stat-label bk-stat-about"
          aria-description={text}
          data-tooltip={isOpen ? undefined : text}
        >
          {label}
        </button>
      </PopoverTrigger>
      <PopoverSurface className="bk-stat-definition" aria-label={label} align="start">
        {text}
      </PopoverSurface>
    </PopoverRoot>
  );
}
