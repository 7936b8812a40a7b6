interface SwatchProps {
  readonly hex: string | undefined;
  readonly className?: string;
}

/** A small area of a colour, also where the system forces its own; its name is beside it. */
export function Swatch({ hex, className = '' }: SwatchProps) {
  return (
    <span
      className={`inline-block size-5 flex-none rounded-sm border border-bk-control forced-color-adjust-none ${className}`}
      style={{ backgroundColor: hex }}
      aria-hidden="true"
    />
  );
}
