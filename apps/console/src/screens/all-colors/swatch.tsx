import './swatch.css';

/** A small area of a colour; its name is beside it. */
export function Swatch({ hex }: { readonly hex: string | undefined }) {
  return <span className="ck-swatch" style={{ backgroundColor: hex }} aria-hidden="true" />;
}
