import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A key, or keys pressed together: "Ctrl K". Shows a shortcut; `aria-keyshortcuts` on the control announces it. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={cx('bk-kbd', className)} />;
}
