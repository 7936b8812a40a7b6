import type { ComponentProps } from 'react';
import { classNames } from '../primitives/class-names.ts';

/** Words for those who listen, where those who look see a picture. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('bk-visually-hidden', className)} />;
}
