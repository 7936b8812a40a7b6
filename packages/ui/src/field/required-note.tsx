'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { fieldMessages } from './field.messages.ts';

/** Says once, above the first field of a form, that all fields are required unless marked optional. */
export function RequiredNote({ className, children, ...rest }: ComponentProps<'p'>) {
  const { required } = useMessages('field', fieldMessages);
  return (
    <p {...rest} className={cx('bk-required-note', className)}>
      {children ?? required}
    </p>
  );
}
