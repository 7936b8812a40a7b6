import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * Lays fields out side by side where there is room for two, under each other where there is not. Put several under
 * each other for a form; the fields themselves keep the space between.
 */
export function FieldRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('bk-field-row', className)} />;
}
