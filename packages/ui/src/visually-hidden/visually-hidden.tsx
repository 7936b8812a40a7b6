import type { ComponentProps } from 'react';
import { classNames } from '../primitives/react/class-names.ts';

/** Text for screen readers where sighted people see an icon. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('bk-visually-hidden', className)} />;
}
