import { useId } from 'react';

interface DefinitionProps {
  readonly label: string;
  readonly text: string;
}

/**
 * The label of a figure that explains itself: to a pointer and the keyboard by a tooltip, to a finger by a popover, which
 * the browser opens and closes.
 */
export function Definition({ label, text }: DefinitionProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="bk-stat-label bk-stat-about"
        data-part="label"
        popoverTarget={id}
        aria-description={text}
        data-tooltip={text}
      >
        {label}
      </button>
      <p className="bk-stat-definition" data-part="definition" id={id} popover="auto">
        {text}
      </p>
    </>
  );
}
