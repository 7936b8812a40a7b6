import type { ComponentProps } from 'react';
import { classNames } from '../primitives/react/class-names.ts';

/** Shows a key or key combination: "Ctrl K". Set `aria-keyshortcuts` on the control to announce it. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={classNames('bk-kbd', className)} />;
}
