import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Shows a key or key combination: "Ctrl K". Set `aria-keyshortcuts` on the control to announce it. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={cx('bk-kbd', className)} />;
}
