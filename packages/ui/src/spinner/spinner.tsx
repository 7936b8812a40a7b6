import type { ComponentProps, CSSProperties } from 'react';
import { type SpinnerSize, spinnerClass } from './spinner.variants.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'color' | 'children'> {
  /** Any CSS colour. Default: light grey (`BTN-03`). */
  color?: string | undefined;
  /** `sm` 1rem (default), `md` 1.5rem, `lg` 2.5rem. */
  size?: SpinnerSize | undefined;
  /** Announced to screen readers as a status. Without it the spinner is decorative. */
  label?: string | undefined;
}

/** Shows that something is loading. In a Button use `isLoading`, for a page `PageSpinner`. */
export function Spinner({ color, size, label, className, style, ...rest }: SpinnerProps) {
  const own: (CSSProperties & { '--bk-spinner-color'?: string }) | undefined = color
    ? { ...style, '--bk-spinner-color': color }
    : style;
  const a11y = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...rest} {...a11y} className={spinnerClass({ size, className })} style={own} />;
}
