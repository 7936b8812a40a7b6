import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Words for those who listen, where those who look see a picture. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx('bk-visually-hidden', className)} />;
}
