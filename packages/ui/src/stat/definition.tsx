import { useId } from 'react';
import { usePart } from '../primitives/react/use-part.ts';

interface DefinitionProps {
  readonly label: string;
  readonly text: string;
}

/**
 * The label of a figure that explains itself: to a pointer and the keyboard by a tooltip, to a finger by a popover, which
 * the browser opens and closes.
 */
export function Definition({ label, text }: DefinitionProps) {
  const part = usePart();
  const id = useId();
  return (
    <>
      <button
        {...part('label', 'bk-stat-label bk-stat-about')}
        type="button"
        popoverTarget={id}
        aria-description={text}
        data-tooltip={text}
      >
        {label}
      </button>
      <p {...part('definition', 'bk-stat-definition')} id={id} popover="auto">
        {text}
      </p>
    </>
  );
}
